/*
 * The instalments of a plan worked out day by day on plain numbers: no Temporal, none of the code under test.
 */
const DAY = 86_400_000;
const iso = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
const numberOf = (text: string): number => Date.parse(text) / DAY;
const partsOf = (day: number) => {
  const date = new Date(day * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), date: date.getUTCDate() };
};
const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

export interface ReferencePlan {
  readonly frequency: 'daily' | 'weekly' | 'fortnightly' | 'monthly' | 'quarterly' | 'half-yearly' | 'annual';
  readonly start: string;
  readonly end: string;
  readonly count: number | null;
  readonly amount: number;
  readonly topUp: {
    readonly amount?: number;
    /** Per cent. */
    readonly rate?: number;
    readonly everyMonths: 6 | 12;
    readonly cap: number | null;
  } | null;
  readonly holidays: ReadonlySet<string>;
}

const steps = { monthly: 1, quarterly: 3, 'half-yearly': 6, annual: 12 } as const;
const gaps = { weekly: 7, fortnightly: 14 } as const;

export function referencePlan(plan: ReferencePlan): { due: string; debit: string; amount: number }[] {
  const isOpen = (day: number) => {
    const weekday = new Date(day * DAY).getUTCDay();
    return weekday !== 0 && weekday !== 6 && !plan.holidays.has(iso(day));
  };
  const first = numberOf(plan.start);
  const started = partsOf(first);
  const isDue = (day: number): boolean => {
    const { frequency } = plan;
    if (frequency === 'daily') return isOpen(day);
    if (frequency === 'weekly' || frequency === 'fortnightly') return (day - first) % gaps[frequency] === 0;
    const now = partsOf(day);
    const months = (now.year - started.year) * 12 + now.month - started.month;
    return (
      months % steps[frequency] === 0 && now.date === Math.min(started.date, daysInMonth(now.year, now.month))
    );
  };
  const instalments: { due: string; debit: string; amount: number }[] = [];
  let { amount } = plan;
  let periods = 0;
  for (let day = first; day <= numberOf(plan.end); day += 1) {
    if (plan.count !== null && instalments.length >= plan.count) break;
    if (!isDue(day)) continue;
    // Whole periods that have passed: each is over on the start's day of its month, or on that month's last.
    while (plan.topUp !== null && periodEnd(started, plan.topUp.everyMonths * (periods + 1)) <= day) {
      periods += 1;
      amount = raised(amount, plan.amount, plan.topUp);
    }
    let debit = day;
    while (!isOpen(debit)) debit += 1;
    instalments.push({ due: iso(day), debit: iso(debit), amount });
  }
  return instalments;
}

function periodEnd(started: { year: number; month: number; date: number }, months: number): number {
  const at = started.month + months;
  const year = started.year + Math.floor(at / 12);
  const month = at % 12;
  return Date.UTC(year, month, Math.min(started.date, daysInMonth(year, month))) / DAY;
}

function raised(amount: number, first: number, topUp: NonNullable<ReferencePlan['topUp']>): number {
  const grown = amount + (topUp.amount ?? Math.floor((amount * (topUp.rate ?? 0)) / 100 + 0.5));
  return topUp.cap === null ? grown : Math.max(first, Math.min(grown, topUp.cap));
}
