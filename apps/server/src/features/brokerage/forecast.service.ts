import type { ResponseOf } from '@hub/contract';
import type { brokerageForecast } from '@hub/contract/calls/brokerage';
import { todayInIndia } from '@hub/domain';
import type { SignedInContext } from '../call-context.ts';
import { monthOf, monthsFrom } from './months.ts';

const MONTHS = 12;

export async function getForecast({ clock }: SignedInContext): Promise<ResponseOf<typeof brokerageForecast>> {
  const today = todayInIndia(clock.now());
  return {
    asOn: today.toString(),
    months: Array.from({ length: MONTHS }, (_, at) => ({
      month: monthsFrom(monthOf(today), at + 1),
      held: '0.00',
      sips: '0.00',
    })),
    held: '0.00',
    sips: '0.00',
    plans: [],
    planCount: 0,
    atRisk: { plans: 0, trail: '0.00' },
    missing: [],
  };
}
