import type { RouteId } from '@hub/domain';
import * as z from 'zod/mini';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';

/** What the calls of brokerage have in common. */
const { invalid } = texts.field;

export const payoutScreens: readonly RouteId[] = ['brokerage'];
export const reportScreens: readonly RouteId[] = ['brokerage', 'brokerage/report'];
export const cardScreens: readonly RouteId[] = ['brokerage/rate-card', 'brokerage/report', 'brokerage'];

export const reason = 'Brokerage explained: the spec lists the report and the rate card only.';

export const brokerageKinds = ['trail', 'incentive', 'clawback'] as const;
export type BrokerageKindName = (typeof brokerageKinds)[number];
export const gapNames = [
  'missing-folio',
  'hold',
  'rate',
  'days',
  'gst-basis',
  'clawback-twice',
  'not-expected',
  'other',
] as const;
export type BrokerageGapName = (typeof gapNames)[number];

/** `2026-06`. */
export const month = text(7, invalid).check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, invalid));
export const kind = z.enum(brokerageKinds);
/** Per cent with four decimals, below nil in a clawback: `0.8000`. */
export const rateText = z.string().check(z.regex(/^-?\d{1,3}\.\d{4}$/));
export const gstBasis = z.enum(['exclusive', 'inclusive']);
export const gap = z.enum(gapNames);

/** `trailGap` of the domain: `gap` is `due` less `received`, and nothing else is a gap. */
export const trailGapFigures = { due: moneyText, received: moneyText, gap: moneyText };

/** When the newest of the figures was worked out; null where there is none. ISO 8601 in UTC. */
export const workedAt = z.nullable(z.string());

/** Why what was expected of a month that is over is another figure than it was. */
export const changeReasons = ['ledger', 'opening', 'prices', 'rates', 'rebuild'] as const;
export type ChangeReason = (typeof changeReasons)[number];
