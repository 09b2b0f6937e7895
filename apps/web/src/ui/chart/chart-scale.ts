/** Round numbers between two values, about as many as wanted: 1, 2 or 5 times a power of ten apart. */
export function niceTicks(low: number, high: number, wanted: number): number[] {
  const span = high - low;
  if (!(span > 0)) return [low];
  const raw = span / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= raw * 0.999) ?? 10) * power;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** How many decimals tell two ticks apart. */
export function decimalsOf(ticks: readonly number[]): number {
  const step = ticks.length > 1 ? Math.abs((ticks[1] ?? 0) - (ticks[0] ?? 0)) : 1;
  return Math.min(4, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
}

const DAY_MS = 86_400_000;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** YYYY-MM-DD as days since 1970: evenly spaced, whatever the device's zone. */
export const dayCount = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

interface DayTick {
  readonly day: number;
  readonly text: string;
}

/** Beginnings of months or years between two days, at most as many as wanted; for a short time every few days. */
export function dayTicks(first: number, last: number, most: number): DayTick[] {
  const span = last - first;
  if (span <= 62) return shortTicks(first, last, most);
  const [from, to] = [new Date(first * DAY_MS), new Date(last * DAY_MS)];
  const count = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const step = [1, 2, 3, 6, 12, 24, 60, 120].find((size) => count / size <= most) ?? 240;
  const ticks: DayTick[] = [];
  const start = from.getUTCFullYear() * 12 + from.getUTCMonth();
  for (let month = Math.ceil(start / step) * step; ; month += step) {
    const [year, inYear] = [Math.floor(month / 12), month % 12];
    const day = Math.round(Date.UTC(year, inYear, 1) / DAY_MS);
    if (day > last) return ticks;
    const text = step >= 12 ? String(year) : `${months[inYear]} ${String(year).slice(2)}`;
    if (day >= first) ticks.push({ day, text });
  }
}

function shortTicks(first: number, last: number, most: number): DayTick[] {
  const step = [1, 2, 7, 14, 28].find((days) => (last - first) / days <= most) ?? 28;
  const ticks: DayTick[] = [];
  for (let day = last; day >= first; day -= step) {
    const date = new Date(day * DAY_MS);
    ticks.unshift({ day, text: `${date.getUTCDate()} ${months[date.getUTCMonth()]}` });
  }
  return ticks;
}

/** The place in an ascending list whose value is nearest. */
export function nearest(values: readonly number[], wanted: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  const before = values[low - 1];
  const here = values[low] ?? wanted;
  return before !== undefined && wanted - before <= here - wanted ? low - 1 : Math.max(0, low);
}
