declare module 'react-native-web/dist/exports/createElement' {
  import type { ReactNode } from 'react';

  /** An element with React Native's props and styles; undocumented where react-native-web is typed at all. */
  export default function createElement(element: string, props: Readonly<Record<string, unknown>>): ReactNode;
}
