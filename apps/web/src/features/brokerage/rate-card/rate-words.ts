import type { RateCardLine } from '@hub/contract/calls/brokerage/brokerage-rate-card';
import { dayText } from '@hub/domain';
import { compactText, isNil } from '../../../ui/figure/figure-text.ts';

export const yearNames = ['Year 1', 'Year 2', 'Year 3', 'Year 4 onwards'] as const;
export const placeNames = { T30: 'T30', B30: 'B30', any: 'Any city' } as const;
export const bases = { exclusive: 'Extra', inclusive: 'Included' } as const;

export const inflowText = ({ inflowFrom, inflowTo }: RateCardLine): string =>
  inflowTo === null ? `From ${dayText(inflowFrom)}` : `${dayText(inflowFrom)} to ${dayText(inflowTo)}`;

export function slabText({ slabFrom, slabTo }: Pick<RateCardLine, 'slabFrom' | 'slabTo'>): string {
  if (slabTo === null) return isNil(slabFrom) ? 'Any amount' : `From ${compactText(slabFrom)}`;
  return isNil(slabFrom)
    ? `Below ${compactText(slabTo)}`
    : `${compactText(slabFrom)} to ${compactText(slabTo)}`;
}
