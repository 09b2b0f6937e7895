import { InvalidArgumentError } from 'commander';

/** `2031-04-01`, `2031-04-01T09:30` (Indian time) or an instant with its own zone. */
export function instantArgument(text: string): Temporal.Instant {
  try {
    return /(Z|[+-]\d\d:?\d\d)$/.test(text) && text.includes('T')
      ? Temporal.Instant.from(text)
      : Temporal.PlainDateTime.from(text).toZonedDateTime('Asia/Kolkata').toInstant();
  } catch {
    throw new InvalidArgumentError('Write a date as 2031-04-01 or with a time as 2031-04-01T09:30.');
  }
}
