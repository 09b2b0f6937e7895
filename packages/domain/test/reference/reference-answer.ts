/*
 * docs/features/registrar-files.md, "What is held against an answer", a second time: on texts, as a file has them, and
 * on whole millionths of a rupee; none of the functions that are compared with it.
 */

/** A figure with so many decimals, as a whole number of its last one. */
const whole = (text: string, places: number): bigint => {
  const [before = '', after = ''] = text.split('.');
  return BigInt(before + after.padEnd(places, '0'));
};
const size = (value: bigint): bigint => (value < 0n ? -value : value);
/** The nearest whole, a half up, of a positive fraction. */
const nearest = (top: bigint, below: bigint): bigint => (top + below / 2n) / below;

export interface AnswerTexts {
  readonly day: string;
  readonly nav: string;
  readonly units: string;
  readonly amount: string;
  readonly duty: string;
  readonly load: string;
  readonly stt: string;
}

export interface LegTexts {
  readonly today: string;
  readonly navDay: string;
  readonly nav: string | null;
}

export interface PurchaseTexts extends LegTexts {
  readonly amount: string;
}

/** Whether a purchase after 1-Jul-2020, of a scheme that is not liquid, goes with all of it; no holidays. */
export function isLikelyPurchase(said: AnswerTexts, recorded: PurchaseTexts): boolean {
  const amount = whole(said.amount, 2);
  const duty = whole(said.duty, 2);
  const byRule = nearest(amount * 5n, 100_005n);
  const isWeekday = (Date.parse(said.day) / 86_400_000 + 3) % 7 < 5;
  // Units at NAV less the money, in 10^-7 rupees: half a thousandth of a unit by rounding and a whole one of grace.
  const over = 2n * (whole(said.units, 3) * whole(said.nav, 4) - (amount - duty) * 100_000n);
  const grace = 3n * whole(said.nav, 4);
  return (
    said.day >= recorded.navDay &&
    said.day <= recorded.today &&
    isWeekday &&
    (recorded.nav === null || whole(said.nav, 4) === whole(recorded.nav, 4)) &&
    amount === whole(recorded.amount, 2) &&
    size(duty - byRule) <= 1n &&
    whole(said.load, 2) === 0n &&
    whole(said.stt, 2) === 0n &&
    amount > duty &&
    -grace < over &&
    over <= grace
  );
}

export interface SaleTexts extends LegTexts {
  /** Units, or an amount, or all. */
  readonly request: { readonly units: string } | { readonly amount: string } | 'all';
  readonly isEquity: boolean;
  /** The highest load of the scheme, in millionths. */
  readonly rate: bigint;
  readonly held: string;
  readonly free: string;
  readonly lots: number;
}

export function isLikelySale(said: AnswerTexts, recorded: SaleTexts): boolean {
  const [nav, units, amount] = [whole(said.nav, 4), whole(said.units, 3), whole(said.amount, 2)];
  const load = whole(said.load, 2);
  const gross = nearest(units * nav, 100_000n);
  const thousandth = nav % 100_000n === 0n ? nav / 100_000n : nav / 100_000n + 1n;
  const rounding = thousandth + 2n * BigInt(recorded.lots);
  const tax = recorded.isEquity ? nearest(amount, 100_000n) : 0n;
  const { request } = recorded;
  const isRequested =
    request === 'all'
      ? units >= whole(recorded.free, 3)
      : 'units' in request
        ? units === whole(request.units, 3)
        : size(amount - whole(request.amount, 2)) <= rounding;
  return (
    said.day === recorded.navDay &&
    said.day <= recorded.today &&
    (recorded.nav === null || nav === whole(recorded.nav, 4)) &&
    size(amount + load - gross) <= rounding &&
    load <= (gross * recorded.rate) / 1_000_000n + rounding &&
    size(whole(said.stt, 2) - tax) <= 1n &&
    whole(said.duty, 2) === 0n &&
    isRequested &&
    units <= whole(recorded.held, 3)
  );
}
