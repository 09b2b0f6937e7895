import type { DayNumber } from '../../calendar/day-number.ts';
import type { NavTenThousandths } from '../../money/scaled.ts';
import type { Position } from '../lots/position.ts';
import { type Allotment, allotUnits } from '../moves/allot-units.ts';
import {
  previewRedemption,
  type Redemption,
  type RedemptionAsk,
  type RedemptionPreview,
  type RedemptionTerms,
} from './redemption-preview.ts';

interface SwitchTarget {
  readonly kind: 'switch-in' | 'stp-in';
  readonly nav: NavTenThousandths;
  readonly on: DayNumber;
}

type SwitchPreview =
  | { readonly ok: true; readonly out: Redemption; readonly in: Allotment }
  | Extract<RedemptionPreview, { ok: false }>;

/** Handbook §1.3: the redemption's value after load and STT, less duty, at the target's NAV. */
export function previewSwitch(
  position: Position,
  ask: RedemptionAsk,
  terms: RedemptionTerms,
  target: SwitchTarget,
): SwitchPreview {
  const preview = previewRedemption(position, ask, terms);
  if (!preview.ok) return preview;
  const { redemption } = preview;
  return { ok: true, out: redemption, in: allotUnits(redemption.net, target.nav, target.kind, target.on) };
}
