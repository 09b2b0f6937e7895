const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Spec §9: DD-Mon-YYYY. Own month names, because engines differ (en-IN gives "Sept"). */
export function formatDate(date: Pick<Temporal.PlainDate, 'day' | 'month' | 'year'>): string {
  const day = String(date.day).padStart(2, '0');
  const year = String(date.year).padStart(4, '0');
  return `${day}-${months[date.month - 1]}-${year}`;
}

/** A day of the wire, `2026-11-13`, as `13-Nov-2026`. Without Temporal: a page that only shows days needs none. */
export const dayText = (day: string): string =>
  formatDate({
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8, 10)),
  });

/** Reads DD-Mon-YYYY, month in any case; null for anything else and for days that do not exist. */
export function parseDisplayDate(text: string): Temporal.PlainDate | null {
  const [, day, name, year] = /^(\d{2})-([A-Za-z]{3})-(\d{4})$/.exec(text.trim()) ?? [];
  const month = months.findIndex((existing) => existing.toLowerCase() === name?.toLowerCase()) + 1;
  if (month === 0) return null;
  try {
    return Temporal.PlainDate.from({ year: Number(year), month, day: Number(day) }, { overflow: 'reject' });
  } catch {
    return null;
  }
}
