import type { ViewStyle } from 'react-native';

/** Told that nothing of it shows outside of it, a browser lays it out, paints it and looks for fingers in it apart from the rest. */
export const CONTAINED = { contain: 'content' } as ViewStyle;
