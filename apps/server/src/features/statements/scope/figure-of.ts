import { type DayNumber, dateOfDayNumber, type Paise, paise } from '@hub/domain';

export const isoDay = (day: DayNumber): string => dateOfDayNumber(day).toString();

export const sumOf = <T>(of: readonly T[], amount: (one: T) => bigint): Paise =>
  paise(of.reduce((sum, one) => sum + amount(one), 0n));
