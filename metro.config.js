const path = require('path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// expo-sqlite ships its web build as a wasm file.
config.resolver.assetExts.push('wasm');

// The pictures are taken of the same app over another list of rulesets.
const rulesets = process.env.MUSTER_RULESETS;
if (rulesets) {
  // Metro leaves __tests__ out of an app unless told.
  config.resolver.blockList = [];
  config.resolver.resolveRequest = (context, name, platform) =>
    context.resolveRequest(
      context,
      name.endsWith('/rulesets') ? path.resolve(__dirname, rulesets) : name,
      platform,
    );
}

module.exports = config;
