import { useRoomy } from '../../theme';

export const DOCK = 330;
const RAIL = 92;
const LOW = 560;
const BESIDE = 640;

export interface Lens {
  /** The dock stands beside the content: the screen is wide and low. */
  readonly beside: boolean;
  /** Room across and down for the tab's own content. */
  readonly width: number;
  readonly height: number;
}

/** What is left of the screen between the tab bar and the dock. */
export function useLens(): Lens {
  const { width, height } = useRoomy();
  const beside = width > height && height < LOW && width >= BESIDE;
  return { beside, width: beside ? width - DOCK - RAIL : width, height };
}
