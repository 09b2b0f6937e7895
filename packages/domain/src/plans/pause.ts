/** Both days included; without a last one it goes on. */
export interface Pause {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate | null;
}

export function isPausedOn(pauses: readonly Pause[], on: Temporal.PlainDate): boolean {
  return pauses.some(({ from, to }) => isWithin(on, from, to ?? on));
}

function isWithin(on: Temporal.PlainDate, from: Temporal.PlainDate, to: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(from, on) <= 0 && Temporal.PlainDate.compare(on, to) <= 0;
}
