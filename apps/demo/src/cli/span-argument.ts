import { InvalidArgumentError } from 'commander';

/** `1d`, `2h`, `90m` or several together, as `1d12h`. */
export function spanArgument(text: string): Temporal.Duration {
  const [whole, days, hours, minutes] = /^(?:(\d{1,4})d)?(?:(\d{1,5})h)?(?:(\d{1,6})m)?$/.exec(text) ?? [];
  if (!whole) throw new InvalidArgumentError('Write a span as 1d, 2h, 90m or 1d12h.');
  return Temporal.Duration.from({
    hours: Number(days ?? 0) * 24 + Number(hours ?? 0),
    minutes: Number(minutes ?? 0),
  });
}
