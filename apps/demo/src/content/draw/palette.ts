import type { Brand } from '@hub/contract';

/** The colours of a picture, all from the brand but for white and the black of letters. */
export interface Palette {
  readonly deep: string;
  readonly primary: string;
  readonly mid: string;
  readonly soft: string;
  readonly pale: string;
  readonly mist: string;
  readonly accent: string;
  readonly gold: string;
  readonly paper: string;
  readonly ink: string;
}

export function paletteOf({ primary, scale, accent }: Brand['colours']): Palette {
  const [mist = '#f2f2f2', pale = mist, soft = pale, , , mid = primary] = scale;
  const deep = scale.at(-1) ?? primary;
  return { deep, primary, mid, soft, pale, mist, accent, gold: '#f2c14e', paper: '#ffffff', ink: '#16211d' };
}
