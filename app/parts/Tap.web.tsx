import { memo, useEffect, useState, type ComponentType, type HTMLAttributes } from 'react';
import { StyleSheet, type ViewProps, type ViewStyle } from 'react-native';
import { Box } from './Box';
import { fingerOn } from './finger.web';
import type { TapProps } from './Tap';
import { useSteady } from './useSteady';

/** In a browser a Box takes what an element takes. */
const Element = Box as ComponentType<Omit<ViewProps, keyof Touches> & Touches>;
type Touches = Pick<HTMLAttributes<HTMLElement>, keyof ReturnType<typeof fingerOn> & `on${string}`>;

/**
 * A browser tells of a click only after it has found out, at length, that a touch was one: hit tests, mouse events, focus. So a finger
 * answers for itself here, and clicks are left to mice, keys and screen readers.
 */
export function Tap({ hint: _, disabled = false, children, style, onPress, onHold, ...control }: TapProps) {
  const [pressed, setPressed] = useState(false);
  const press = useSteady(() => onPress?.());
  const hold = useSteady(() => {
    onHold?.();
    return onHold !== undefined;
  });
  const [finger] = useState(() => fingerOn({ press, hold, show: setPressed }));
  useEffect(() => finger.lift, [finger]);
  // A browser holds the spoken name against every word inside the control, so the control lies over the words.
  return (
    <Box style={style}>
      <div aria-hidden style={CONTENTS}>
        {children(pressed && !disabled)}
      </div>
      <Control {...control} disabled={disabled} finger={finger} />
    </Box>
  );
}

interface ControlProps extends Omit<TapProps, 'style' | 'children' | 'hint' | 'onPress' | 'onHold'> {
  readonly finger: ReturnType<typeof fingerOn>;
}

/** The same while it is pressed, so pressing redraws the words alone. */
const Control = memo(function Control({ disabled = false, finger, ...control }: ControlProps) {
  const { lift: _, onKeyDown, ...touch } = finger;
  return (
    <Element
      {...control}
      aria-disabled={disabled}
      tabIndex={disabled ? -1 : 0}
      style={styles.control}
      {...(!disabled && touch)}
      // A button turns keys into clicks by itself.
      onKeyDown={disabled || control.role === 'button' ? undefined : onKeyDown}
    />
  );
});

const CONTENTS = { display: 'contents' };
const styles = StyleSheet.create({
  control: {
    ...StyleSheet.absoluteFill,
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    borderRadius: 'inherit',
    outlineColor: 'inherit',
    outlineOffset: 'inherit',
  } as unknown as ViewStyle,
});
