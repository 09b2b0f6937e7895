import { formatDate, paise } from '@hub/domain';
import type { OrderPreview } from '@hub/domain/orders/preview/order-preview';
import type { OrderTerms } from '@hub/domain/orders/terms/order-terms';
import type { RegisterTerms } from '@hub/domain/orders/terms/plan-terms';
import { rupees } from '../words/figure-words.ts';
import {
  coverTexts,
  endText,
  rhythmText,
  spanText,
  stopReasonTexts,
  topUpText,
} from '../words/plan-texts.ts';
import { line, lineLabels, type SummaryLine } from './summary-line.ts';

/** What an order says of the plan it registers, pauses or stops; nothing for other orders. */
export function planLines(terms: OrderTerms, preview: OrderPreview | null): SummaryLine[] {
  switch (terms.kind) {
    case 'sip':
    case 'stp':
    case 'swp':
      return registerLines(terms, preview);
    case 'pause':
      return [
        line('SIP', terms.regNo),
        line('Paused', `${formatDate(terms.from)} to ${formatDate(terms.to)}`),
        ...(preview?.kind === 'pause'
          ? [line('Skipped', preview.leavesOut.map((due) => formatDate(due)).join(', '))]
          : []),
      ];
    case 'stop':
      return [
        line(terms.planKind, terms.regNo),
        line('Reason', stopReasonTexts[terms.reason]),
        ...(preview?.kind === 'stop' ? stopLines(preview) : []),
      ];
    default:
      return [];
  }
}

function registerLines(terms: RegisterTerms, preview: OrderPreview | null): SummaryLine[] {
  const rhythm = rhythmText(terms);
  return [
    line('Frequency', rhythm.charAt(0).toUpperCase() + rhythm.slice(1)),
    line('Starts on', formatDate(terms.startsOn)),
    line('Ends', endText(terms.end)),
    ...(terms.kind === 'sip' && terms.topUp !== null ? [line('Top-up', topUpText(terms.topUp))] : []),
    ...(terms.replaces === null ? [] : [line('Replaces', terms.replaces)]),
    ...(preview !== null && 'plan' in preview ? previewLines(terms, preview) : []),
  ];
}

type Planned = Extract<OrderPreview, { plan: unknown }>;

function previewLines(terms: RegisterTerms, preview: Planned): SummaryLine[] {
  const isEndless = terms.end.by === 'perpetual';
  return [
    ...(preview.pause === null ? [] : [line('Stays paused', spanText(preview.pause))]),
    ...(isEndless ? [] : termLines(terms, preview)),
    ...(preview.kind === 'sip' || preview.cover === null
      ? []
      : [coverLine(preview.kind, preview.cover, { count: preview.plan.count, isEndless })]),
  ];
}

function coverLine(...cover: Parameters<typeof coverTexts>): SummaryLine {
  const { value, note } = coverTexts(...cover);
  return line('Lasts', `${value}, ${note}`);
}

/** All that is paid over the term; what an appreciation comes to nobody knows, nor what a plan without an end does. */
function termLines(terms: RegisterTerms, { plan }: Planned): SummaryLine[] {
  const { count, total } = plan;
  const isFirstPaid = terms.kind === 'sip' && terms.firstNow !== null;
  const instalments = isFirstPaid ? count + 1 : count;
  const sum = isFirstPaid && terms.amount !== null ? paise(total + terms.amount) : total;
  return [
    ...(terms.end.by === 'count' ? [] : [line('Instalments', `${instalments}`)]),
    ...(terms.amount === null ? [] : [line('Total over the term', rupees(sum))]),
  ];
}

const stopLines = ({ from, debits }: Extract<OrderPreview, { kind: 'stop' }>): SummaryLine[] => [
  line(lineLabels.nothingFrom, formatDate(from)),
  ...(debits.length === 0 ? [] : [line('Still debited', debits.map((on) => formatDate(on)).join(', '))]),
];
