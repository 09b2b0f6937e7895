import { texts } from '@hub/contract';
import type { PlanKind, PlanRow, PlanView } from '@hub/contract/calls/reports/reports';
import { planStatusTexts, planViewTexts, reportFileTexts } from '@hub/contract/reports/report-file-texts';
import { type AssetClass, assetClasses, formatDate } from '@hub/domain';
import type { ExportColumn, ExportTable } from '../../exports/table/export-table.ts';

const frequencyWords = (frequency: string): string => frequency.charAt(0).toUpperCase() + frequency.slice(1);

const countText = (value: number | null): string | null => (value === null ? null : String(value));

const whole = { decimals: 0 } as const;
const money = { decimals: 2 } as const;

const targetColumn: ExportColumn<PlanRow> = {
  header: reportFileTexts.toScheme,
  kind: 'text',
  width: 30,
  value: ({ target }) => target?.name ?? null,
};

const mandateColumns: readonly ExportColumn<PlanRow>[] = [
  {
    header: reportFileTexts.umrn,
    kind: 'text',
    width: 13,
    isOffPaper: true,
    value: ({ mandate }) => mandate?.maskedUmrn ?? null,
  },
  {
    header: reportFileTexts.bank,
    kind: 'text',
    width: 14,
    isOffPaper: true,
    value: ({ mandate }) => mandate?.bank ?? null,
  },
  {
    header: reportFileTexts.account,
    kind: 'text',
    width: 12,
    isOffPaper: true,
    value: ({ mandate }) => mandate?.maskedAccount ?? null,
  },
];

const columns = (kind: PlanKind): readonly ExportColumn<PlanRow>[] => [
  { header: reportFileTexts.registrationNo, kind: 'text', width: 13, value: ({ regNo }) => regNo },
  { header: reportFileTexts.investor, kind: 'text', width: 22, value: ({ investor }) => investor },
  { header: reportFileTexts.folio, kind: 'text', width: 13, value: ({ folioNo }) => folioNo },
  {
    header: kind === 'STP' ? reportFileTexts.fromScheme : reportFileTexts.scheme,
    kind: 'text',
    width: 30,
    value: ({ scheme }) => scheme.name,
  },
  ...(kind === 'STP' ? [targetColumn] : []),
  { header: reportFileTexts.amount, kind: money, width: 11, value: ({ amount }) => amount },
  {
    header: reportFileTexts.frequency,
    kind: 'text',
    width: 10,
    value: ({ frequency }) => frequencyWords(frequency),
  },
  { header: reportFileTexts.aMonth, kind: money, width: 11, isSummed: true, value: ({ monthly }) => monthly },
  { header: reportFileTexts.status, kind: 'text', width: 9, value: ({ status }) => planStatusTexts[status] },
  {
    header: reportFileTexts.registeredOn,
    kind: 'date',
    width: 11,
    isOffPaper: true,
    value: ({ registeredOn }) => registeredOn,
  },
  { header: reportFileTexts.startsOn, kind: 'date', width: 11, value: ({ startsOn }) => startsOn },
  { header: reportFileTexts.endsOn, kind: 'date', width: 11, value: ({ endsOn }) => endsOn },
  { header: reportFileTexts.ceasedOn, kind: 'date', width: 11, value: ({ ceasedOn }) => ceasedOn },
  { header: reportFileTexts.reason, kind: 'text', width: 16, value: ({ reason }) => reason },
  {
    header: reportFileTexts.nextDue,
    kind: 'date',
    width: 11,
    isOffPaper: true,
    value: ({ nextDueOn }) => nextDueOn,
  },
  { header: reportFileTexts.next[kind], kind: 'date', width: 11, value: ({ nextDebitOn }) => nextDebitOn },
  {
    header: reportFileTexts.done,
    kind: whole,
    width: 6,
    value: ({ instalments }) => countText(instalments.done),
  },
  {
    header: reportFileTexts.missed,
    kind: whole,
    width: 6,
    isOffPaper: true,
    value: ({ instalments }) => countText(instalments.missed),
  },
  {
    header: reportFileTexts.left,
    kind: whole,
    width: 6,
    value: ({ instalments }) => countText(instalments.left),
  },
  {
    header: reportFileTexts.bounces,
    kind: 'text',
    width: 8,
    isOffPaper: true,
    value: ({ bouncesInRow, bounceLimit }) =>
      bouncesInRow === 0 ? null : reportFileTexts.bouncesOf(bouncesInRow, bounceLimit),
  },
  ...(kind === 'SIP' ? mandateColumns : []),
];

interface Chosen {
  readonly words?: string | undefined;
  readonly view?: PlanView | undefined;
  readonly assetClass?: AssetClass | undefined;
  readonly schemeCode?: string | undefined;
  readonly frequency?: string | undefined;
  readonly investorId?: string | undefined;
  readonly folioNo?: string | undefined;
}

/** What was looked for and filtered, in words. Whose id and which code it was, the rows say themselves. */
function chosenInWords(requested: Chosen, first: PlanRow | null): string[] {
  return [
    requested.words?.trim() && reportFileTexts.foundBy(requested.words.trim()),
    requested.view && planViewTexts[requested.view],
    requested.assetClass && assetClasses[requested.assetClass],
    requested.schemeCode && (first?.scheme.name ?? reportFileTexts.ofScheme(requested.schemeCode)),
    requested.frequency && frequencyWords(requested.frequency),
    requested.investorId && (first?.investor ?? reportFileTexts.oneInvestor),
    requested.folioNo && reportFileTexts.ofFolio(requested.folioNo),
  ].filter((part): part is string => part !== undefined && part !== '');
}

interface ChosenPlans {
  readonly kind: PlanKind;
  readonly rows: AsyncIterable<PlanRow>;
  readonly count: number;
  /** The first of them: it has the names of what was chosen by id. */
  readonly first: PlanRow | null;
  readonly today: Temporal.PlainDate;
  readonly requested: Chosen;
}

export const planTable = ({
  kind,
  rows,
  count,
  first,
  today,
  requested,
}: ChosenPlans): ExportTable<PlanRow> => ({
  title: reportFileTexts.title(kind),
  notes: [
    [
      reportFileTexts.asOn(formatDate(today)),
      reportFileTexts.planCount(count, kind),
      ...chosenInWords(requested, first),
    ].join(' · '),
    reportFileTexts.note,
  ],
  columns: columns(kind),
  rows,
  count,
  footer: texts.footer.disclaimer,
});
