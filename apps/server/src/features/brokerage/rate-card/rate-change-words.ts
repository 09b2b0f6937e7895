import { type DayNumber, dateOfDayNumber, formatDate, formatRupees } from '@hub/domain';
import type { RateChange } from '@hub/domain/brokerage/rate-card/compare-cards';
import type { RateLine } from '@hub/domain/brokerage/rate-card/rate-card';
import { rateInText } from './rate-text.ts';

const years = ['year 1', 'year 2', 'year 3', 'year 4 and later'] as const;
const bases = { exclusive: 'GST on top', inclusive: 'GST within' } as const;

/** What is different, a sentence for each. */
export function changeInWords(change: RateChange): string[] {
  if (change.what === 'added') return [`New: ${whatFor(change.line)}`];
  if (change.what === 'removed') return [`No longer paid: ${whatFor(change.line)}`];
  const { before, line, fields } = change;
  return fields.flatMap((field): string[] => {
    switch (field) {
      case 'trail':
        return line.trail.flatMap((rate, at) => {
          const old = before.trail[at];
          return old === undefined || old === rate
            ? []
            : [`Trail of ${years[at]}: ${rateInText(old)} % to ${rateInText(rate)} %`];
        });
      case 'incentive':
        return [`Incentive: ${rateInText(before.incentive)} % to ${rateInText(line.incentive)} %`];
      case 'gstBasis':
        return [`${bases[before.gstBasis]} before, ${bases[line.gstBasis]} now`];
      default:
        return [`Clawback: ${before.clawbackDays} to ${line.clawbackDays} days`];
    }
  });
}

const dayText = (day: DayNumber): string => formatDate(dateOfDayNumber(day));

const whatFor = ({ inflowFrom, inflowTo, location, slabFrom, slabTo }: RateLine): string =>
  [
    `money from ${dayText(inflowFrom)}${inflowTo === null ? '' : ` to ${dayText(inflowTo)}`}`,
    ...(location === 'any' ? [] : [location]),
    ...(slabFrom === 0n && slabTo === null
      ? []
      : [
          slabTo === null
            ? `${formatRupees(slabFrom, { decimals: 'some' })} and above`
            : `${formatRupees(slabFrom, { decimals: 'some' })} to ${formatRupees(slabTo, { decimals: 'some' })}`,
        ]),
  ].join(', ');
