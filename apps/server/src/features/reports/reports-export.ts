import { texts } from '@hub/contract';
import type { PlanKind, PlanRow, PlanView } from '@hub/contract/calls/reports/reports';
import { planStatusTexts, planViewTexts } from '@hub/contract/reports/texts';
import { type AssetClass, assetClasses, formatDate } from '@hub/domain';
import type { ExportColumn, ExportTable } from '../../exports/table/export-table.ts';

const frequencyWords = (frequency: string): string => frequency.charAt(0).toUpperCase() + frequency.slice(1);

/** When the money moves, which is a business day. */
const nextHeaders = { SIP: 'Next debit', STP: 'Next transfer', SWP: 'Next payout' } as const;

const countText = (value: number | null): string | null => (value === null ? null : String(value));

const whole = { decimals: 0 } as const;
const money = { decimals: 2 } as const;

const columns = (kind: PlanKind): readonly ExportColumn<PlanRow>[] => [
  { header: 'Registration no.', kind: 'text', width: 13, value: ({ regNo }) => regNo },
  { header: 'Investor', kind: 'text', width: 22, value: ({ investor }) => investor },
  { header: 'Folio', kind: 'text', width: 13, value: ({ folioNo }) => folioNo },
  {
    header: kind === 'STP' ? 'From scheme' : 'Scheme',
    kind: 'text',
    width: 30,
    value: ({ scheme }) => scheme.name,
  },
  ...(kind === 'STP'
    ? [
        {
          header: 'To scheme',
          kind: 'text',
          width: 30,
          value: ({ target }: PlanRow) => target?.name ?? null,
        } as const,
      ]
    : []),
  { header: 'Amount (₹)', kind: money, width: 11, value: ({ amount }) => amount },
  { header: 'Frequency', kind: 'text', width: 10, value: ({ frequency }) => frequencyWords(frequency) },
  { header: 'A month (₹)', kind: money, width: 11, value: ({ monthly }) => monthly },
  { header: 'Status', kind: 'text', width: 9, value: ({ status }) => planStatusTexts[status] },
  { header: 'Registered on', kind: 'date', width: 11, value: ({ registeredOn }) => registeredOn },
  { header: 'Starts on', kind: 'date', width: 11, value: ({ startsOn }) => startsOn },
  { header: 'Ends on', kind: 'date', width: 11, value: ({ endsOn }) => endsOn },
  { header: 'Ceased on', kind: 'date', width: 11, value: ({ ceasedOn }) => ceasedOn },
  { header: 'Reason', kind: 'text', width: 16, value: ({ reason }) => reason },
  { header: 'Next due', kind: 'date', width: 11, value: ({ nextDueOn }) => nextDueOn },
  { header: nextHeaders[kind], kind: 'date', width: 11, value: ({ nextDebitOn }) => nextDebitOn },
  { header: 'Done', kind: whole, width: 6, value: ({ instalments }) => countText(instalments.done) },
  { header: 'Missed', kind: whole, width: 6, value: ({ instalments }) => countText(instalments.missed) },
  { header: 'Left', kind: whole, width: 6, value: ({ instalments }) => countText(instalments.left) },
  {
    header: 'Bounces in a row',
    kind: 'text',
    width: 8,
    value: ({ bouncesInRow, bounceLimit }) =>
      bouncesInRow === 0 ? null : `${bouncesInRow} of ${bounceLimit}`,
  },
  ...(kind === 'SIP'
    ? ([
        { header: 'UMRN', kind: 'text', width: 13, value: ({ mandate }) => mandate?.maskedUmrn ?? null },
        { header: 'Bank', kind: 'text', width: 14, value: ({ mandate }) => mandate?.bank ?? null },
        {
          header: 'Account',
          kind: 'text',
          width: 12,
          value: ({ mandate }) => mandate?.maskedAccount ?? null,
        },
      ] satisfies ExportColumn<PlanRow>[])
    : []),
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
function chosenInWords(asked: Chosen, first: PlanRow | null): string[] {
  return [
    asked.words?.trim() && `found by “${asked.words.trim()}”`,
    asked.view && planViewTexts[asked.view],
    asked.assetClass && assetClasses[asked.assetClass],
    asked.schemeCode && (first?.scheme.name ?? `scheme ${asked.schemeCode}`),
    asked.frequency && frequencyWords(asked.frequency),
    asked.investorId && (first?.investor ?? 'one investor'),
    asked.folioNo && `folio ${asked.folioNo}`,
  ].filter((part): part is string => part !== undefined && part !== '');
}

interface ChosenPlans {
  readonly kind: PlanKind;
  readonly rows: AsyncIterable<PlanRow>;
  readonly count: number;
  /** The first of them: it has the names of what was chosen by id. */
  readonly first: PlanRow | null;
  readonly today: Temporal.PlainDate;
  readonly asked: Chosen;
}

export const planTable = ({ kind, rows, count, first, today, asked }: ChosenPlans): ExportTable<PlanRow> => ({
  title: `${kind} report`,
  notes: [
    [
      `As on ${formatDate(today)}`,
      count === 1 ? `1 ${kind}` : `${count} ${kind}s`,
      ...chosenInWords(asked, first),
    ].join(' · '),
    'No end means until stopped. Left: instalments still due after today. Amount: today’s instalment with its top-ups, of a plan that is over its last. A month: the amount as a monthly equivalent.',
  ],
  columns: columns(kind),
  rows,
  count,
  footer: texts.footer.disclaimer,
});
