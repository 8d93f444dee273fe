import { memo } from 'react';
import { Path } from 'react-native-svg';
import { useTheme, type ColorKey } from '../theme';
import { Drawing } from './Drawing';
import { ICONS, type IconName, type IconPaths } from './iconPaths';

export type { IconName } from './iconPaths';

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly color?: ColorKey;
  readonly weight?: number;
  readonly label?: string;
}

export const Icon = memo(function Icon({ name, size = 24, color = 'ink', weight = 1.9, label }: IconProps) {
  const ink = useTheme().color[color];
  return (
    <Drawing width={size} height={size} box={ICON_BOX} label={label}>
      <IconShape name={name} ink={ink} weight={weight} />
    </Drawing>
  );
});

export interface IconShapeProps {
  readonly name: IconName;
  readonly ink: string;
  readonly weight?: number;
}

/** The bare strokes in a 24-unit square, for use inside another drawing. */
export function IconShape({ name, ink, weight = 1.9 }: IconShapeProps) {
  const { line, solid }: IconPaths = ICONS[name];
  return (
    <>
      {line !== undefined && (
        <Path
          d={line}
          fill="none"
          stroke={ink}
          strokeWidth={weight}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {solid !== undefined && <Path d={solid} fill={ink} />}
    </>
  );
}

const ICON_BOX = { x: 0, y: 0, width: 24, height: 24 };
