import { formatDate } from '../../calendar/date-text.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { dateOfDayNumber } from '../../calendar/day-number.ts';
import { financialYearOf } from '../../calendar/financial-year.ts';
import { formatNav, formatUnits } from '../../money/format/format-amounts.ts';
import type { Paise } from '../../money/scaled.ts';
import { inflationIndexOf } from './cost-inflation.ts';
import type { GainLine } from './gain-line.ts';

/** One step of how a gain comes about: a figure, and in words what it is made of. */
interface GainStep {
  readonly step: 'proceeds' | 'load' | 'cost' | 'value-2018' | 'indexed-cost' | 'counted-cost' | 'gain';
  readonly figure: Paise | null;
  readonly text: string;
}

const dateText = (day: DayNumber): string => formatDate(dateOfDayNumber(day));

/** The arithmetic of a line, to be written out beside it. */
export function gainArithmetic(line: GainLine): GainStep[] {
  const { grandfathering } = line;
  const steps: GainStep[] = [
    {
      step: 'proceeds',
      figure: line.proceeds,
      text: `${formatUnits(line.units)} units at ${formatNav(line.saleNav)} on ${dateText(line.soldOn)}${
        line.load > 0n ? ', after exit load' : ''
      }`,
    },
  ];
  if (line.load > 0n) steps.push({ step: 'load', figure: line.load, text: 'Exit load, deducted before' });
  if (!line.hasCost) {
    return [...steps, { step: 'cost', figure: null, text: 'Not known: the purchase is not in this book' }];
  }
  steps.push({
    step: 'cost',
    figure: line.cost,
    text: `Bought on ${dateText(line.acquiredOn)}${line.duty > 0n ? ', stamp duty included' : ''}`,
  });
  if (grandfathering !== null) {
    const { units, nav, value } = grandfathering;
    steps.push({
      step: 'value-2018',
      figure: value,
      text: `${formatUnits(units)} units at ${formatNav(nav)} on 31-Jan-2018`,
    });
    steps.push({ step: 'counted-cost', figure: line.countedCost, text: raisedText(line, value) });
  }
  if (line.indexedCost !== null) {
    steps.push({ step: 'indexed-cost', figure: line.indexedCost, text: indexText(line) });
  }
  steps.push({ step: 'gain', figure: line.gain, text: gainText(line) });
  return steps;
}

function raisedText({ countedCost, cost, proceeds }: GainLine, value: Paise): string {
  if (countedCost === cost) return 'The actual cost, as it is not below the value on 31-Jan-2018';
  return value <= proceeds
    ? 'The value on 31-Jan-2018, which is more than the actual cost'
    : 'The value on 31-Jan-2018, up to the sale value';
}

function indexText({ acquiredOn, soldOn }: GainLine): string {
  const [sold, bought] = [soldOn, acquiredOn].map((day) => {
    const { startYear, label } = financialYearOf(dateOfDayNumber(day));
    return `${inflationIndexOf(startYear)} (${label})`;
  });
  return `Cost × ${sold} ÷ ${bought}`;
}

function gainText({ term, indexedCost, grandfathering }: GainLine): string {
  const cost = indexedCost !== null ? 'indexed cost' : grandfathering !== null ? 'cost for tax' : 'cost';
  return `Sale less ${cost}: ${term === 'long' ? 'long-term' : 'short-term'}`;
}
