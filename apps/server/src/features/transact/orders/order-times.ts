import type { OrderKind } from '@hub/domain/orders/terms/order-terms';

/** Handbook §1.6; there is no public rule, so these are the house's own, by the day they began to hold. */
interface ConfirmationTimes {
  readonly from: string;
  readonly hours: Readonly<Record<OrderKind, number>>;
  readonly otpMinutes: number;
  readonly otpTries: number;
  readonly otpPauseSeconds: number;
  /** After the confirmation: so long the investor may pay. */
  readonly payHours: number;
}

const times: readonly [ConfirmationTimes, ...ConfirmationTimes[]] = [
  {
    from: '2022-06-01',
    hours: { lumpsum: 48, switch: 48, redeem: 24, sip: 48, stp: 48, swp: 48, pause: 48, stop: 24, folio: 48 },
    otpMinutes: 10,
    otpTries: 3,
    otpPauseSeconds: 30,
    payHours: 48,
  },
];

export function confirmationTimes(today: Temporal.PlainDate): ConfirmationTimes {
  const iso = today.toString();
  return times.findLast(({ from }) => from <= iso) ?? times[0];
}

/** One link for all: the shortest of their times. */
export const expiryOf = (kinds: readonly OrderKind[], now: Temporal.Instant, today: Temporal.PlainDate) =>
  now.add({ hours: Math.min(...kinds.map((kind) => confirmationTimes(today).hours[kind])) });
