// What Box.web takes of react-native-web, which comes without types.

declare module 'react-native-web/dist/exports/createElement' {
  import type { ReactNode } from 'react';

  /** An element with React Native's props and styles. */
  export default function createElement(element: string, props: Readonly<Record<string, unknown>>): ReactNode;
}

declare module 'react-native-web/dist/exports/StyleSheet' {
  import type { CSSProperties } from 'react';
  import type { StyleProp, ViewStyle } from 'react-native';

  /** The classes of a style, and what has none. */
  export default function css(style: StyleProp<ViewStyle>): readonly [string, CSSProperties | undefined];
}
