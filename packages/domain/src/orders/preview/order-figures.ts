import type { TdsPart } from '../../gains/year/tds-on-gains.ts';
import { type MilliUnits, type Paise, paise } from '../../money/scaled.ts';
import type { NavExpected, OrderPreview, SellLeg } from './order-preview.ts';

/** What a leg that sells comes to at the newest NAV: whoever shows an order says these figures. */
export interface SaleFigures {
  readonly units: MilliUnits;
  readonly load: Paise;
  /** Null where the scheme has no tax class: then nobody knows it. */
  readonly stt: Paise | null;
  /** Kept for the tax of a non-resident, none of anybody else; null like the STT. */
  readonly tds: readonly TdsPart[] | null;
  /** What arrives, as far as it is known. */
  readonly proceeds: Paise;
  readonly unitsLeft: MilliUnits;
  readonly valueLeft: Paise;
}

export function saleFigures({ redemption, tds }: Pick<SellLeg, 'redemption' | 'tds'>): SaleFigures | null {
  if (redemption === null) return null;
  const { units, load, stt, hasStt, net, unitsLeft, valueLeft } = redemption;
  return {
    units,
    load,
    stt: hasStt ? stt : null,
    tds: tds === null ? [] : hasStt ? tds.parts : null,
    proceeds: paise(net - (tds?.amount ?? 0n)),
    unitsLeft,
    valueLeft,
  };
}

/** The NAV of the leg that the next cut-off decides; null where none does. */
export function firstNav(preview: OrderPreview): NavExpected | null {
  if ('sell' in preview) return preview.sell.nav;
  const buy = preview.kind === 'lumpsum' ? preview.buy : preview.kind === 'sip' ? preview.first : null;
  return buy?.nav ?? null;
}
