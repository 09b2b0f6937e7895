import { texts } from '@hub/contract';
import type { SipInNeed } from '@hub/contract/calls/opportunity/opportunity-sip-health';
import { opportunityFileTexts } from '@hub/contract/opportunity/opportunity-file-texts';
import {
  sipHealthFileTexts,
  sipRemedyNames,
  sipStateNames,
} from '@hub/contract/opportunity/sip-health-texts';
import { kycTexts } from '@hub/contract/statements/statement-texts';
import { formatDate } from '@hub/domain';
import type { SipState } from '@hub/domain/opportunity/sip-health';
import type { ExportColumn, ExportTable } from '../../../exports/table/export-table.ts';

type Column = ExportColumn<SipInNeed>;

const money = { decimals: 2 } as const;
const text = (header: string, width: number, value: Column['value']): Column => ({
  header,
  kind: 'text',
  width,
  value,
});

const columns: readonly Column[] = [
  text(opportunityFileTexts.investor, 22, ({ investor }) => investor),
  text(opportunityFileTexts.folio, 13, ({ folioNo }) => folioNo),
  text(opportunityFileTexts.registrationNo, 13, ({ regNo }) => regNo),
  text(opportunityFileTexts.scheme, 30, ({ scheme }) => scheme.name),
  { header: opportunityFileTexts.sipAmount, kind: money, width: 13, value: ({ amount }) => amount },
  {
    header: opportunityFileTexts.aMonth,
    kind: money,
    width: 13,
    isSummed: true,
    value: ({ monthly }) => monthly,
  },
  text(sipHealthFileTexts.state, 14, ({ state }) => sipStateNames[state]),
  { header: sipHealthFileTexts.on, kind: 'date', width: 11, value: ({ on }) => on },
  text(sipHealthFileTexts.why, 28, ({ why }) => why),
  text(sipHealthFileTexts.whatHelps, 20, ({ remedy }) => sipRemedyNames[remedy]),
  { ...text(sipHealthFileTexts.kyc, 12, ({ kyc }) => kycTexts[kyc]), isOffPaper: true },
  { ...text(sipHealthFileTexts.mobile, 12, ({ maskedMobile }) => maskedMobile), isOffPaper: true },
];

interface ChosenSips {
  readonly rows: AsyncIterable<SipInNeed>;
  readonly count: number;
  readonly today: Temporal.PlainDate;
  readonly requested: { readonly words?: string | undefined; readonly state?: SipState | undefined };
}

export function sipHealthTable({ rows, count, today, requested }: ChosenSips): ExportTable<SipInNeed> {
  const { words = '', state } = requested;
  return {
    title: sipHealthFileTexts.title,
    notes: [
      [
        opportunityFileTexts.asOn(formatDate(today)),
        opportunityFileTexts.rowCount(count),
        ...(words.trim() === '' ? [] : [opportunityFileTexts.foundBy(words.trim())]),
        ...(state === undefined ? [] : [sipStateNames[state].toLowerCase()]),
      ].join(' · '),
      opportunityFileTexts.monthNote,
      sipHealthFileTexts.onNote,
    ],
    columns,
    rows,
    count,
    footer: texts.footer.disclaimer,
  };
}
