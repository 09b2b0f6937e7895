import type { AssetClass } from '@hub/domain';
import type { Hue } from './stacked-bar.tsx';

/** One colour for each asset class, wherever it is drawn; its name is `assetClasses` of the domain. */
export const classHues: Readonly<Record<AssetClass, Hue>> = {
  EQUITY: 1,
  HYBRID: 2,
  DEBT: 3,
  LIQUID: 4,
  OTHER: 5,
};
