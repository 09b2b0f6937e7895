import { financialYearOf } from '../../calendar/financial-year.ts';
import type { Arn } from '../../identifiers/arn.ts';

const SERIAL_DIGITS = 4;
const LAST_SERIAL = 9_999;

/** `123456/2627/0001`: at most 16 characters, the most that a GST invoice may have; one serial per ARN and year. */
export function invoiceNumber(arn: Arn, on: Temporal.PlainDate, serial: number): string {
  if (!Number.isInteger(serial) || serial < 1 || serial > LAST_SERIAL) {
    throw new RangeError('The serial of an invoice is from 1 to 9999');
  }
  return `${prefixOf(arn, on)}${String(serial).padStart(SERIAL_DIGITS, '0')}`;
}

/** The number after the last one; the first of its year where that was of another year, or there was none. */
export function nextInvoiceNumber(arn: Arn, on: Temporal.PlainDate, last: string | null): string {
  const prefix = prefixOf(arn, on);
  const serial = last?.startsWith(prefix) ? Number(last.slice(prefix.length)) : 0;
  return invoiceNumber(arn, on, serial + 1);
}

function prefixOf(arn: Arn, on: Temporal.PlainDate): string {
  const { start, end } = financialYearOf(on);
  const year = (date: Temporal.PlainDate) => String(date.year % 100).padStart(2, '0');
  return `${arn.slice('ARN-'.length)}/${year(start)}${year(end)}/`;
}
