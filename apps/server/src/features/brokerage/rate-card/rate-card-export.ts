import { texts } from '@hub/contract';
import { rateCardTexts } from '@hub/contract/brokerage/rate-card-texts';
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
  { header: rateCardTexts.schemeCode, kind: 'text', width: 9, value: (line) => line.schemeCode },
  { header: rateCardTexts.scheme, kind: 'text', width: 28, value: (line) => line.scheme },
  { header: rateCardTexts.category, kind: 'text', width: 14, value: (line) => line.category },
  { header: rateCardTexts.inflowFrom, kind: 'date', width: 11, value: (line) => line.inflowFrom },
  { header: rateCardTexts.inflowTo, kind: 'date', width: 11, value: (line) => line.inflowTo },
  {
    header: rateCardTexts.city,
    kind: 'text',
    width: 6,
    value: (line) => (line.location === 'any' ? rateCardTexts.any : line.location),
  },
  { header: rateCardTexts.slabFrom, kind: money, width: 12, value: (line) => line.slabFrom },
  { header: rateCardTexts.slabBelow, kind: money, width: 12, value: (line) => line.slabTo },
  trail(rateCardTexts.year1, 0),
  trail(rateCardTexts.year2, 1),
  trail(rateCardTexts.year3, 2),
  trail(rateCardTexts.year4, 3),
  { header: rateCardTexts.incentive, kind: rate, width: 9, value: (line) => line.incentive },
  {
    header: rateCardTexts.gst,
    kind: 'text',
    width: 8,
    value: (line) => (line.gstBasis === 'exclusive' ? rateCardTexts.onTop : rateCardTexts.within),
  },
  {
    header: rateCardTexts.clawbackDays,
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
  title: card === null ? rateCardTexts.title : rateCardTexts.titleOf(card.version),
  notes: [
    card === null
      ? rateCardTexts.noneYet(formatDate(today))
      : [
          rateCardTexts.inForce(dayText(card.from), card.to && dayText(card.to)),
          rateCardTexts.rateCount(lines.length),
          rateCardTexts.asOn(formatDate(today)),
        ].join(' · '),
    rateCardTexts.note,
  ],
  columns,
  rows: lines,
  count: lines.length,
  footer: texts.footer.disclaimer,
});
