import fc from 'fast-check';
import type { RowKind } from './book-row.ts';
import type { FeedBalance, FeedRow } from './feed-desk.ts';
import { anyStep, leaving, type Step } from './random-steps.ts';
import { businessDay, firstDay, folios, lastDay, priceOn, schemes } from './reference-house.ts';

/*
 * A registrar's year, as steps that can be left out one by one: fast-check drops what a failure does not need. What a
 * step may do depends on what the book truly holds, which is more than what is ever sent.
 */

/** A row or balance with the files it is sent in, and its rank within them. */
export interface Sent<Item> {
  readonly item: Item;
  readonly files: readonly number[];
  readonly rank: number;
}

export interface Feed {
  readonly rows: readonly Sent<FeedRow>[];
  readonly balances: readonly Sent<FeedBalance>[];
}

const unitsFor = (paise: bigint, nav: bigint): bigint => (paise * 200_000n + nav) / (2n * nav);
const worth = (units: bigint, nav: bigint): bigint => (units * nav + 50_000n) / 100_000n;

class Year {
  readonly rows: Sent<FeedRow>[] = [];
  readonly balances: Sent<FeedBalance>[] = [];
  readonly #held = new Map<string, bigint>();
  #day = firstDay;
  #numbers = 0;

  /** Numbers do not run with the days. */
  #number(): string {
    this.#numbers += 1;
    return String(1_000_000 + ((this.#numbers * 7919) % 8999));
  }

  #send(step: Step, part: Pick<FeedRow, 'kind' | 'units' | 'amount'> & Partial<FeedRow>): FeedRow {
    const owner = folios[step.folio] as (typeof folios)[number];
    const trade = part.trade ?? this.#day;
    const item: FeedRow = {
      ...owner,
      scheme: '',
      number: this.#number(),
      part: '',
      isReversal: false,
      names: null,
      trade,
      post: trade,
      withheld: 0n,
      brought: null,
      ...part,
    };
    const files = step.isMissing ? [] : [...new Set([step.file, step.again ?? step.file])];
    this.rows.push({ item, files, rank: step.rank });
    return item;
  }

  #move({ arn, folio, scheme }: FeedRow, units: bigint): void {
    const key = `${arn} ${folio} ${scheme}`;
    this.#held.set(key, (this.#held.get(key) ?? 0n) + units);
  }

  #position(step: Step, n = step.scheme) {
    const { arn, folio, rta } = folios[step.folio] as (typeof folios)[number];
    const own = schemes.filter((one) => one.rta === rta);
    const { code } = own[n % own.length] as (typeof schemes)[number];
    const nav = priceOn(code, this.#day);
    return { scheme: code, nav, held: this.#held.get(`${arn} ${folio} ${code}`) ?? 0n };
  }

  take(step: Step): void {
    this.#day = businessDay(Math.min(this.#day + step.days, lastDay - 9));
    // Little is sold, switched or moved that nobody holds.
    const isIdle = leaving.has(step.act) && this.#position(step).held <= 0n && step.way > 1;
    this[isIdle ? 'buy' : step.act](step);
  }

  buy(step: Step): void {
    const { scheme, nav } = this.#position(step);
    const kinds: readonly RowKind[] = ['purchase', 'sip', 'sip', 'idcw-reinvest', 'bonus'];
    const kind = kinds[step.way] ?? 'purchase';
    const amount = BigInt(step.figure) * 50_000n + BigInt(step.way);
    const units = unitsFor(amount, nav);
    this.#move(this.#send(step, { kind, scheme, units, amount: kind === 'bonus' ? 0n : amount }), units);
  }

  /** A part of what is held, all of it, or more. */
  #leaving(step: Step, held: bigint): bigint {
    if (held <= 0n || step.way === 0) return (held > 0n ? held : 0n) + BigInt(step.figure) * 100n;
    return step.way < 4 ? held : (held * BigInt((step.figure % 7) + 1) + 7n) / 8n;
  }

  sell(step: Step): void {
    const { scheme, nav, held } = this.#position(step);
    const units = this.#leaving(step, held);
    const amount = worth(units, nav);
    const withheld = step.way % 3 === 0 ? amount / 10_000n : 0n;
    const kind: RowKind = step.way % 4 === 1 ? 'swp' : 'redemption';
    this.#move(this.#send(step, { kind, scheme, units, amount, withheld }), -units);
  }

  switch(step: Step): void {
    const from = this.#position(step);
    const to = this.#position(step, step.other);
    if (from.scheme === to.scheme) return;
    const plan = step.way % 2 === 0;
    const units = this.#leaving(step, from.held);
    const amount = worth(units, from.nav);
    const part = { amount, part: step.way % 3 === 0 ? String(step.rank + 1) : '' };
    const out = this.#send(step, {
      ...part,
      kind: plan ? 'stp-out' : 'switch-out',
      scheme: from.scheme,
      units,
    });
    const into = unitsFor(amount, to.nav);
    this.#move(out, -units);
    const number = step.way > 5 ? { number: out.number } : {};
    const kind = plan ? 'stp-in' : 'switch-in';
    this.#move(this.#send(step, { ...part, ...number, kind, scheme: to.scheme, units: into }), into);
  }

  payout(step: Step): void {
    const { scheme } = this.#position(step);
    this.#send(step, { kind: 'idcw-payout', scheme, units: 0n, amount: BigInt(step.figure) * 100n });
  }

  /** From one scheme to one behind it in the same folio, so never in a circle. */
  merge(step: Step): void {
    const from = this.#position(step);
    const to = this.#position(step, step.scheme + 1 + (step.other % 2));
    if (from.scheme >= to.scheme) return;
    const units = this.#leaving(step, from.held);
    const amount = worth(units, from.nav);
    const out = this.#send(step, { kind: 'merger-out', scheme: from.scheme, units, amount });
    this.#move(out, -units);
    this.#arrive(step, out, { kind: 'merger-in', scheme: to.scheme, units: unitsFor(amount, to.nav) });
  }

  /** To another folio, by gift or by death, or with its folio to another distributor. */
  transfer(step: Step): void {
    const { scheme, nav, held } = this.#position(step);
    const own = folios[step.folio] as (typeof folios)[number];
    const others = folios.filter((one) => one.rta === own.rta && one !== own);
    const to = others[step.other % others.length] as (typeof folios)[number];
    const act = to.folio === own.folio ? 'broker' : step.way % 5 === 2 ? 'transmission' : 'transfer';
    const units = this.#leaving(step, held);
    const out = this.#send(step, { kind: `${act}-out`, scheme, units, amount: worth(units, nav) });
    this.#move(out, -units);
    this.#arrive({ ...step, folio: folios.indexOf(to) }, out, { kind: `${act}-in`, scheme, units });
  }

  /** The other leg: on its day or some days off, under the same number, with the same amount, or neither. */
  #arrive(step: Step, out: FeedRow, part: Pick<FeedRow, 'kind' | 'scheme' | 'units'>): void {
    const trade = businessDay(out.trade + ([0, 0, 1, 3, 7, 8][step.figure % 6] ?? 0));
    const number = step.way % 3 === 0 ? { number: out.number } : {};
    const amount = step.way % 4 === 1 ? out.amount + 1n : out.amount;
    const isBrought = folios[step.folio]?.rta === 'KFIN' && step.way % 2 === 0;
    const brought = isBrought ? { day: out.trade - step.figure * 5, cost: out.amount / 2n + 1n } : null;
    const pieces = brought === null ? '' : `${brought.day}`;
    const item = this.#send(
      { ...step, isMissing: step.isMissing && step.way % 5 === 0 },
      { ...part, ...number, amount, trade, brought, part: pieces },
    );
    this.#move(item, item.units);
  }

  #earlier(step: Step, isReversal: boolean): Sent<FeedRow> | undefined {
    const rows = this.rows.filter(({ item }) => item.isReversal === isReversal);
    return rows[rows.length - 1 - (step.about % Math.max(1, rows.length))];
  }

  /** Under the same number, under its own that names the original's, or under its own and naming nobody. */
  reverse(step: Step): void {
    const original = this.#earlier(step, false)?.item;
    if (original === undefined) return;
    const isEarly = step.way > 7 && step.figure % 2 === 0;
    const trade = isEarly ? businessDay(original.trade - 4) : Math.max(this.#day, original.trade);
    const ways: readonly Partial<FeedRow>[] = [
      { number: original.number },
      { names: original.number },
      { number: original.number, amount: original.amount + 100n },
      { names: '99' },
      { names: original.number, units: original.units === 0n ? 0n : original.units + 1n },
      { names: original.number, units: original.units - original.units / 3n, amount: original.amount / 2n },
    ];
    const own = { post: trade, trade, isReversal: true, withheld: 0n, brought: null, names: null, part: '' };
    const { number: _, ...rest } = original;
    this.#again(step, { ...rest, ...own, ...(ways[step.way % 8] ?? {}) });
  }

  /** The same number again: figures or days put right, with the day of the correction or, seldom, without. */
  correct(step: Step): void {
    const original = this.#earlier(step, false)?.item;
    if (original === undefined) return;
    const more = original.brought === null ? BigInt(step.figure % 9) : 0n;
    const post = step.way === 0 ? original.post : Math.max(this.#day, original.post) + (step.way % 2);
    const trade = step.way === 5 ? businessDay(original.trade + 2) : original.trade;
    this.#again(step, {
      ...original,
      units: original.units === 0n ? 0n : original.units + more * 10n,
      amount: original.amount === 0n ? 0n : original.amount + more * 20n,
      trade,
      post: Math.max(post, trade),
    });
  }

  #again(step: Step, part: Partial<FeedRow> & Pick<FeedRow, 'kind' | 'units' | 'amount'>): void {
    const owner = folios.findIndex(({ arn, folio }) => arn === part.arn && folio === part.folio);
    this.#send({ ...step, folio: owner }, part);
  }

  /** Behind a reversal under its number: the same once more, in the same file on the same days, or on a later day. */
  reenter(step: Step): void {
    const sent = this.#earlier(step, true);
    if (sent === undefined || sent.item.names !== null) return;
    const first = this.rows.find(({ item }) => !item.isReversal && item.number === sent.item.number);
    if (first === undefined || first.item.scheme !== sent.item.scheme || first.item.folio !== sent.item.folio)
      return;
    if (step.way % 2 === 0) {
      this.#again(step, { ...first.item, post: Math.max(this.#day, sent.item.post) });
      return;
    }
    const together = { files: [step.file], rank: step.rank };
    this.rows.push(
      { ...together, item: first.item },
      { ...together, item: sent.item },
      { ...together, item: first.item },
    );
  }

  /** What the registrar truly holds, or now and then something else. */
  balance(step: Step): void {
    const { scheme, held } = this.#position(step);
    const off = step.way === 0 ? BigInt(step.figure) * 10n : 0n;
    const item = {
      ...(folios[step.folio] as (typeof folios)[number]),
      scheme,
      day: this.#day,
      units: held > 0n ? held + off : off,
    };
    const file = step.file % 2;
    const isThere = this.balances.some(
      ({ item: other, files }) =>
        files.includes(file) &&
        other.arn === item.arn &&
        other.folio === item.folio &&
        other.scheme === item.scheme &&
        other.day === item.day,
    );
    if (!isThere) this.balances.push({ item, files: [file], rank: step.rank });
  }
}

/** A year of at most so many steps, about all of the folios or only some: many rows in few positions, or few in many. */
export const feedOf = (mostSteps: number): fc.Arbitrary<Feed> =>
  fc
    .tuple(
      fc.array(anyStep, { minLength: 1, maxLength: mostSteps, size: 'max' }),
      fc.integer({ min: 1, max: folios.length }),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([steps, most, width]) => {
      const year = new Year();
      for (const step of steps) {
        year.take({ ...step, folio: step.folio % most, scheme: step.scheme % width });
      }
      return { rows: year.rows, balances: year.balances };
    });
