import { paise } from '../../money/scaled.ts';
import type { NavExpected, OrderPreview, SaleFigures, SellLeg } from './order-preview.ts';

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
