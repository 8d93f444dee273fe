const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// expo-sqlite ships its web build as a wasm file.
config.resolver.assetExts.push('wasm');

module.exports = config;
