import { entryKinds } from '@hub/domain/holdings/ledger/entry-kinds';
import type { Move } from '@hub/domain/holdings/ledger/ledger-moves';

/** What moved in a scheme on a day: thousandths of units, paise. */
export interface Flow {
  readonly arn: string;
  readonly schemeCode: string;
  readonly day: number;
  units: bigint;
  bought: bigint;
  bySip: bigint;
  sold: bigint;
}

/** Moves summed by scheme and day: those that count now, less those that counted before. */
export class FlowSums {
  readonly #schemes = new Map<string, Map<number, Flow>>();
  #days = new Map<number, Flow>();
  #arn = '';
  #schemeCode = '';

  add(arn: string, schemeCode: string, { day, units, kind, amount }: Move): void {
    // Feeds list a folio's rows together: mostly it is the scheme of the row before.
    if (this.#schemeCode !== schemeCode || this.#arn !== arn) {
      const name = `${arn} ${schemeCode}`;
      this.#days = this.#schemes.get(name) ?? new Map();
      this.#schemes.set(name, this.#days);
      this.#schemeCode = schemeCode;
      this.#arn = arn;
    }
    let flow = this.#days.get(day);
    if (flow === undefined) {
      flow = { arn, schemeCode, day, units: 0n, bought: 0n, bySip: 0n, sold: 0n };
      this.#days.set(day, flow);
    }
    flow.units += units;
    const { isInvestment, isSale, cash } = entryKinds[kind];
    if (isInvestment) flow.bought += amount;
    if (kind === 'sip-instalment') flow.bySip += amount;
    if (isSale && cash === 'outside') flow.sold += amount;
  }

  /** What counted before counts no more. */
  take(arn: string, schemeCode: string, move: Move): void {
    const { day, kind, units, amount } = move;
    this.add(arn, schemeCode, {
      day,
      kind,
      units: -units as Move['units'],
      amount: -amount as Move['amount'],
    });
  }

  changes(): Flow[] {
    return [...this.#schemes.values()].flatMap((days) =>
      [...days.values()].filter(
        ({ units, bought, bySip, sold }) => units !== 0n || bought !== 0n || bySip !== 0n || sold !== 0n,
      ),
    );
  }
}
