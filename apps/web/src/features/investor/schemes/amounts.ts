import { moneyOf, type Paise, paise } from '@hub/domain';

export const difference = (one: string, other: string): Paise => paise(moneyOf(one) - moneyOf(other));
