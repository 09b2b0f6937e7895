import type { ChangeKind } from '@hub/contract/changes/change-texts';

/** There is no public rule, so these are the house's own, by the day they began to hold (handbook §1.6). */
interface ChangeTimes {
  readonly from: string;
  readonly hours: Readonly<Record<ChangeKind, number>>;
  readonly codeMinutes: number;
  readonly codeTries: number;
  readonly codePauseSeconds: number;
  /** In an hour, for one link. */
  readonly codeSends: number;
}

const times: readonly [ChangeTimes, ...ChangeTimes[]] = [
  {
    from: '2022-06-01',
    hours: { CHANGEMOBILE: 24, CHANGEEMAIL: 24, CHANGEBOTH: 24, NOMINATION: 48 },
    codeMinutes: 10,
    codeTries: 3,
    codePauseSeconds: 30,
    codeSends: 8,
  },
];

export function changeTimes(today: Temporal.PlainDate): ChangeTimes {
  const iso = today.toString();
  return times.findLast(({ from }) => from <= iso) ?? times[0];
}
