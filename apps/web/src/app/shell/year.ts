/** The year in India, whatever the device's own zone. */
export function thisYear(now = new Date()): number {
  return Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' }).format(now));
}
