import type { ViewStyle } from 'react-native';

/** Nothing to do here; in a browser see contained.web. */
export const CONTAINED: ViewStyle = {};
