import { type DatedRule, ruleInForce } from '../../calendar/dated-rule.ts';
import { type DayNumber, dayNumber } from '../../calendar/day-number.ts';
import { MILLION, type PerMillion, perMillion } from '../../money/per-million.ts';
import { divideNearest, type Paise, paise } from '../../money/scaled.ts';
import { isUnionTerritory } from './gst-states.ts';

/** Whether a rate has the tax in it (until March 2026) or the tax comes on top (handbook §3.2). */
export type GstBasis = 'exclusive' | 'inclusive';

interface GstRule extends DatedRule {
  readonly rate: PerMillion;
}

/** Handbook part 2, B6: 18 %, SAC 997152. */
const gstRules: readonly GstRule[] = [{ from: dayNumber(2017, 7, 1), rate: perMillion(180_000n) }];

/** Nil before there was any. */
export const gstRateOn = (on: DayNumber): PerMillion => ruleInForce(gstRules, on)?.rate ?? perMillion(0n);

export interface GstParties {
  /** First two digits of the distributor's GSTIN; null for one who is not registered. */
  readonly supplier: string | null;
  /** Of the asset manager's: the place of supply. */
  readonly recipient: string;
}

export interface Gst {
  readonly taxable: Paise;
  readonly igst: Paise;
  readonly cgst: Paise;
  /** Called UTGST where `isUnionTerritory` is said. */
  readonly sgst: Paise;
  readonly isUnionTerritory: boolean;
  /** Taxable value and tax: what the asset manager pays before TDS. */
  readonly gross: Paise;
}

/**
 * The tax on an amount of brokerage. Of an inclusive one, the tax is taken out of it, and who is not registered gets
 * what is left; so brokerage and tax always add up to it. A clawback is below nil, and so is its tax.
 */
export function gstOf(amount: Paise, basis: GstBasis, parties: GstParties, on: DayNumber): Gst {
  const rate = gstRateOn(on);
  const isLocal = parties.supplier === parties.recipient;
  const whole = basis === 'exclusive' ? MILLION : MILLION + rate;
  // Two halves to the paisa each, so that both offices get the same.
  const parts = isLocal ? 2n : 1n;
  const part = divideNearest(amount * rate, parts * whole);
  const taxable = paise(basis === 'exclusive' ? amount : amount - parts * part);
  const isRegistered = parties.supplier !== null;
  const tax = paise(isRegistered ? part : 0n);
  return {
    taxable,
    igst: isLocal ? paise(0n) : tax,
    cgst: isLocal ? tax : paise(0n),
    sgst: isLocal ? tax : paise(0n),
    isUnionTerritory: isLocal && isUnionTerritory(parties.recipient),
    gross: paise(taxable + parts * tax),
  };
}
