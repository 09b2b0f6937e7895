import { financialYearOf, todayInIndia } from '@hub/domain';
import { serverNow } from '../transaction/server-clock.ts';

/** The server's day: a demo's clock is moved. */
export const today = (): Temporal.PlainDate =>
  todayInIndia(Temporal.Instant.fromEpochMilliseconds(serverNow()));

/** `2026-27`, as the wire has it. */
const yearName = (day: Temporal.PlainDate): string => financialYearOf(day).label.slice('FY '.length);

export const thisYear = (): string => yearName(today());

const OFFERED_YEARS = 8;

/** The financial years that can be asked for where nobody knows in which of them something was sold. */
export const lastYears = (): readonly string[] =>
  Array.from({ length: OFFERED_YEARS }, (_, years) => yearName(today().subtract({ years })));
