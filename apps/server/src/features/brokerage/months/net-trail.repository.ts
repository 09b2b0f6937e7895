import { dayNumber } from '@hub/domain';
import { gstRateOn } from '@hub/domain/brokerage/tax/gst';

/** The last day of rates with the tax in them (handbook §3.2). */
const rate = gstRateOn(dayNumber(2026, 3, 31));
const MILLION = 1_000_000n;

/** Of an inclusive rate what is left without the tax: lines of the registrars are before tax. `row` is of `trail_line`. */
export const netOf = (row: string): string =>
  `case ${row}.gst_basis when 'inclusive' then ${row}.amount - round(${row}.amount * ${rate} / ${MILLION + rate}, 2)
        else ${row}.amount end`;
