import type { ReactNode } from 'react';
import { StyleSheet, type StyleProp, type ViewProps, type ViewStyle } from 'react-native';
import createElement from 'react-native-web/dist/exports/createElement';
import css from 'react-native-web/dist/exports/StyleSheet';

export interface BoxProps extends ViewProps {
  readonly children?: ReactNode;
}

/**
 * A View without what we never ask of one: no gestures, no measuring, no handle. A browser's View looks after all of that anew each time it
 * is drawn, which is much of what a tap costs there. Where any of it is wanted, use View.
 */
export function Box({ style, children, ...props }: BoxProps): ReactNode {
  const both: StyleProp<ViewStyle> = [styles.box$raw, style];
  for (const _ in props) return createElement('div', { ...props, children, style: both });
  const [className, inline] = css(both);
  return (
    <div className={className} style={inline}>
      {children}
    </div>
  );
}

const styles = StyleSheet.create({
  // The ending makes it give way to any other style, as View's own does: `flex` has to win over `flexShrink`.
  box$raw: {
    alignContent: 'flex-start',
    alignItems: 'stretch',
    backgroundColor: 'transparent',
    border: '0 solid black',
    boxSizing: 'border-box',
    display: 'flex',
    flexBasis: 'auto',
    flexDirection: 'column',
    flexShrink: 0,
    listStyle: 'none',
    margin: 0,
    minHeight: 0,
    minWidth: 0,
    padding: 0,
    position: 'relative',
    textDecoration: 'none',
    zIndex: 0,
  } as ViewStyle,
});
