import type { ReactNode } from 'react';
import { StyleSheet, type ViewProps, type ViewStyle } from 'react-native';
import createElement from 'react-native-web/dist/exports/createElement';

/**
 * A View without what we never ask of one: no gestures, no measuring, no handle. A browser's View looks after all of that anew each time it
 * is drawn, which is most of what a tap costs there. Where any of it is wanted, use View.
 */
export function Box({ style, ...props }: ViewProps & { readonly children?: ReactNode }): ReactNode {
  return createElement('div', { ...props, style: [styles.box, style] });
}

const styles = StyleSheet.create({
  box: {
    alignContent: 'flex-start',
    alignItems: 'stretch',
    backgroundColor: 'transparent',
    borderStyle: 'solid',
    borderWidth: 0,
    boxSizing: 'border-box',
    display: 'flex',
    flexBasis: 'auto',
    flexDirection: 'column',
    flexShrink: 0,
    margin: 0,
    minHeight: 0,
    minWidth: 0,
    padding: 0,
    position: 'relative',
    textDecorationLine: 'none',
    zIndex: 0,
  } as ViewStyle,
});
