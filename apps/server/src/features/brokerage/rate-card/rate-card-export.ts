import { texts } from '@hub/contract';
import type { RateCardLine, RateCardReply } from '@hub/contract/calls/brokerage/brokerage-rate-card';
import { dayText, formatDate } from '@hub/domain';
import type { ExportColumn, ExportTable } from '../../../exports/table/export-table.ts';

type Column = ExportColumn<RateCardLine>;

const rate = { decimals: 4 } as const;
const money = { decimals: 2 } as const;
const trail = (header: string, year: number): Column => ({
  header,
  kind: rate,
  width: 8,
  value: (line) => line.trail[year] ?? null,
});

const columns: readonly Column[] = [
  { header: 'Scheme code', kind: 'text', width: 9, value: (line) => line.schemeCode },
  { header: 'Scheme', kind: 'text', width: 28, value: (line) => line.scheme },
  { header: 'Category', kind: 'text', width: 14, value: (line) => line.category },
  { header: 'Inflow from', kind: 'date', width: 11, value: (line) => line.inflowFrom },
  { header: 'Inflow to', kind: 'date', width: 11, value: (line) => line.inflowTo },
  {
    header: 'City',
    kind: 'text',
    width: 6,
    value: (line) => (line.location === 'any' ? 'Any' : line.location),
  },
  { header: 'Slab from (₹)', kind: money, width: 12, value: (line) => line.slabFrom },
  { header: 'Slab below (₹)', kind: money, width: 12, value: (line) => line.slabTo },
  trail('Year 1 %', 0),
  trail('Year 2 %', 1),
  trail('Year 3 %', 2),
  trail('Year 4+ %', 3),
  { header: 'Incentive %', kind: rate, width: 9, value: (line) => line.incentive },
  {
    header: 'GST',
    kind: 'text',
    width: 8,
    value: (line) => (line.gstBasis === 'exclusive' ? 'On top' : 'Within'),
  },
  {
    header: 'Clawback days',
    kind: { decimals: 0 },
    width: 9,
    value: (line) => String(line.clawbackDays),
  },
];

export const cardTable = ({
  card,
  lines,
  today,
}: {
  readonly card: RateCardReply['versions'][number] | null;
  readonly lines: readonly RateCardLine[];
  readonly today: Temporal.PlainDate;
}): ExportTable<RateCardLine> => ({
  title: card === null ? 'Rate card' : `Rate card ${card.version}`,
  notes: [
    card === null
      ? `No rate card was brought yet, as on ${formatDate(today)}`
      : [
          `In force from ${dayText(card.from)}${card.to === null ? '' : ` to ${dayText(card.to)}`}`,
          lines.length === 1 ? '1 rate' : `${lines.length} rates`,
          `as on ${formatDate(today)}`,
        ].join(' · '),
    'Trail in per cent a year, by the year since the purchase. A slab holds its lower end and not its upper.',
  ],
  columns,
  rows: lines,
  count: lines.length,
  footer: texts.footer.disclaimer,
});
