import type { BrokerageLine } from '@hub/contract/calls/brokerage/brokerage-report';
import { QUERY_FIGURES, QUERY_SUBJECT_LENGTH, type QueryFigure } from '@hub/contract/calls/feedback/feedback';
import { formatRupees, rupeesText, splitSchemeName } from '@hub/domain';
import { gapWords, kindNames, monthText, rateText } from '../calls/words.ts';
import { differenceText, shortBy } from '../figures/difference.tsx';
import { paidOf } from './paid.ts';

/** Parts of the section Brokerage. */
type Topic = 'rate' | 'missing' | 'hold' | 'tax' | 'other';

/** What the query is most likely about, by the line's largest gap. */
export function topicOf({ gaps, received }: Pick<BrokerageLine, 'gaps' | 'received'>): Topic {
  if (received.some(({ hold }) => hold !== null)) return 'hold';
  switch (gaps[0]?.gap) {
    case 'rate':
      return 'rate';
    case 'missing-folio':
    case 'days':
      return 'missing';
    case 'gst-basis':
      return 'tax';
    default:
      return 'other';
  }
}

const LONGEST = 80;
const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;

export const subjectOf = ({ kind, month, folioNo, scheme }: BrokerageLine): string =>
  cut(
    `${kindNames[kind]} for ${monthText(month)}, folio ${folioNo}, ${splitSchemeName(scheme).fund}`,
    QUERY_SUBJECT_LENGTH,
  );

/** The line in figures, as the screen shows them. */
export function figuresOf(line: BrokerageLine): readonly QueryFigure[] {
  const paid = paidOf(line.received);
  const held = line.received.find(({ hold }) => hold !== null)?.hold;
  const figures: QueryFigure[] = [
    { label: 'Month', value: monthText(line.month) },
    { label: 'Folio', value: line.folioNo },
    { label: 'Scheme', value: splitSchemeName(line.scheme).fund },
    { label: 'Kind', value: kindNames[line.kind] },
    { label: 'Received', value: formatRupees(paid) },
    ...(line.expected
      ? [
          { label: 'Expected', value: rupeesText(line.expected.amount) },
          {
            label: 'Difference',
            value: line.isDue ? differenceText(shortBy(line.expected.amount, paid)) : 'Not due yet',
          },
        ]
      : []),
    ...line.gaps.map(({ gap, amount }) => ({ label: gapWords[gap].name, value: rupeesText(amount) })),
    ...ratesOf(line),
    ...(held ? [{ label: 'Hold reason', value: held.reason }] : []),
  ];
  return figures
    .slice(0, QUERY_FIGURES)
    .map(({ label, value }) => ({ label: cut(label, LONGEST), value: cut(value, LONGEST) }));
}

function ratesOf({ received, expected }: BrokerageLine): readonly QueryFigure[] {
  const paid = received.find(({ rate }) => rate !== null)?.rate;
  const card = expected?.pieces[0];
  return [
    ...(paid ? [{ label: 'Rate paid', value: rateText(paid) }] : []),
    ...(card ? [{ label: `Rate of card ${card.card}`, value: rateText(card.rate) }] : []),
  ];
}
