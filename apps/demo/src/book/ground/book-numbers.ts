/**
 * Numbers that must not come twice: of people, folios, plans, mandates and entries. Each distributor counts
 * in a range of its own, so a book of one is the same whether others are made with it or not.
 */
export class BookNumbers {
  private readonly range: number;
  private people = 0;
  private folios = 0;
  private plans = 0;
  private mandates = 0;
  private entries = 0;

  /** Of 300 distributors in a row none shares a range with another. */
  constructor(arn: string) {
    this.range = Number(arn.replace(/\D/g, '')) % RANGES;
  }

  person(): number {
    this.people += 1;
    return this.range * PEOPLE_OF_RANGE + this.people;
  }

  /** CAMS: nine digits, a stroke and two more; older folios have no stroke. */
  folioNo(): string {
    this.folios += 1;
    const mixed = ((this.range * FOLIOS_OF_RANGE + this.folios) * 48_271) % FOLIO_PRIME;
    const digits = String(100_000_000 + mixed);
    return mixed % 9 === 0 ? digits : `${digits}/${String((mixed * 7) % 90).padStart(2, '0')}`;
  }

  planNo(): string {
    this.plans += 1;
    return `${300 + this.range}${String(this.plans).padStart(7, '0')}`;
  }

  mandateNo(): number {
    this.mandates += 1;
    return this.range * 1_000_000 + this.mandates;
  }

  /** Always of one length, so that numbers stand in order of counting. */
  trxnNo(): string {
    this.entries += 1;
    return `${300 + this.range}${String(this.entries).padStart(9, '0')}`;
  }
}

const RANGES = 300;
const PEOPLE_OF_RANGE = 500_000;
const FOLIOS_OF_RANGE = 330_000;
const FOLIO_PRIME = 99_999_989;
