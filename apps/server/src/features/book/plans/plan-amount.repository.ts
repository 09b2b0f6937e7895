import { frequencies, frequencyFacts } from '@hub/domain/plans/frequencies';

/*
 * What an instalment of a row of `plan` comes to, in SQL. The row keeps the first amount and its top-up: every list, sum
 * and figure asks here for what is due on a day. `topped_up_amount` is the domain's `toppedUpAmount`.
 */

const byFrequency = (row: string, of: 'instalments' | 'inMonths'): string =>
  `case ${row}.frequency ${frequencies
    .map((frequency) => `when '${frequency}' then ${frequencyFacts[frequency][of]}`)
    .join(' ')} end`;

/** The domain's `monthlyEquivalent`. */
export const monthlyOf = (row: string, amount: string): string =>
  `round(${amount} * ${byFrequency(row, 'instalments')} / ${byFrequency(row, 'inMonths')}, 2)`;

/** As in `top_up_steps`: a plan until 2099 that doubles every half-year must not outgrow its column. */
const LARGEST = '1000000000000.00';

/** Of an instalment due on a day. */
const amountOn = (row: string, day: string): string =>
  `case when ${row}.top_up_months is null then ${row}.amount else least(${LARGEST}, topped_up_amount(${row}.amount,
     ${row}.top_up_amount, ${row}.top_up_basis_points, ${row}.top_up_months, ${row}.top_up_cap, ${row}.starts_on,
     ${day})) end`;

export const monthlyOn = (row: string, day: string): string =>
  `case when ${row}.top_up_months is null then ${row}.monthly else ${monthlyOf(row, amountOn(row, day))} end`;

/** Each day on which an instalment grows, until a day, with what it was before and is then. */
export const topUpSteps = (row: string, until: string): string =>
  `top_up_steps(${row}.amount, ${row}.top_up_amount, ${row}.top_up_basis_points, ${row}.top_up_months, ${row}.top_up_cap,
     ${row}.starts_on, ${until})`;

/** Until today, or until the plan was over: what is over grows no more, and what was rejected never began. */
const lastDay = (row: string, today: string): string =>
  `case when ${row}.rejected_on is null then least(${today}, ${row}.ends_on, ${row}.ceased_on - 1) else ${row}.starts_on end`;

/** What a list shows of a plan: today's instalment, or the last one of a plan that is over. */
export const planAmount = (row: string, today: string): string => amountOn(row, lastDay(row, today));
/** The same as a monthly equivalent. */
export const planMonthly = (row: string, today: string): string => monthlyOn(row, lastDay(row, today));
