import { dayOf } from '../../../../../../packages/domain/test/reference/reference-house.ts';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import { FeedDoor, freshReferenceBook } from '../../../../test/reference/reference-hub.ts';
import type { Database } from '../../../db/database.ts';
import { mfsd201, wbr2, wbr9 } from '../feeds/test/feed-samples.ts';
import { type Cells, csvSheet } from '../feeds/test/read-all.ts';

/** A row of CAMS without what the examples are not about. */
const camsRow: Cells = {
  ...wbr2,
  AMC_CODE: 'A',
  PRODCODE: 'A930101',
  FOLIO_NO: '5001/11',
  PAN: 'ABCPA1111A',
  BROKCODE: 'ARN-100001',
  POSTDATE: '',
  PURPRICE: '',
  SEQ_NO: '',
  STAMP_DUTY: '',
  USRTRXNO: '',
};

const kfinRow: Cells = {
  ...mfsd201,
  FMCODE: '117EQRG',
  TD_ACNO: '7700000001',
  PAN1: 'ABCPA1111A',
  TD_AGENT: 'ARN-100001',
  TD_NAV: '',
  TD_POP: '',
  UNQNO: '',
  IHNO: '',
  SIPREGSLNO: '',
  TD_PTRNO: '0',
};

const camsBalance: Cells = {
  ...wbr9,
  AMC_CODE: 'A',
  PRODUCT: 'A930101',
  FOLIOCHK: '5001/11',
  PAN_NO: 'ABCPA1111A',
  BROKER_CODE: 'ARN-100001',
};

export const bought = (
  TRXNNO: string,
  TRADDATE: string,
  UNITS: string,
  AMOUNT: string,
  part: Cells = {},
): Cells => ({ TRXNNO, TRADDATE, UNITS, AMOUNT, ...part });
export const redemption: Cells = {
  TRXNTYPE: 'R',
  TRXN_TYPE_FLAG: 'Redemption',
  TRXN_NATURE: 'Redemption',
};
export const addition: Cells = { TD_TRTYPE: 'ADD', TRDESC: 'Additional Purchase', TRFLAG: 'P' };

/** A book that rows of registrars are brought into, and what its tables then say. */
export class RealFeedBook {
  readonly #test: TestDatabase;
  readonly #door: FeedDoor;

  private constructor(test: TestDatabase, door: FeedDoor) {
    this.#test = test;
    this.#door = door;
  }

  static async fresh(before: RealFeedBook | undefined): Promise<RealFeedBook> {
    const [test, door] = before === undefined ? [undefined, new FeedDoor()] : [before.#test, before.#door];
    // A few days of prices are enough here.
    return new RealFeedBook(await freshReferenceBook(test, dayOf('2026-11-02')), door);
  }

  get db(): Database {
    return this.#test.db;
  }

  close(): Promise<void> {
    this.#door.close();
    return this.#test.close();
  }

  bring(content: string, rta: 'CAMS' | 'KFIN') {
    return this.#door.bring(this.db, content, rta);
  }

  cams(...rows: Cells[]) {
    return this.bring(csvSheet(camsRow, rows), 'CAMS');
  }

  kfin(...rows: Cells[]) {
    return this.bring(csvSheet(kfinRow, rows), 'KFIN');
  }

  balance(day: string, units: string, part: Cells = {}) {
    return this.bring(csvSheet(camsBalance, [{ REP_DATE: day, CLOS_BAL: units, ...part }]), 'CAMS');
  }

  read(text: string) {
    return this.db.read<Record<string, unknown>>('system', text);
  }

  held() {
    return this.read(`select scheme_code as scheme, units::text, cost::text, units_without_cost::text as without
      from position where units <> 0 order by scheme_code`);
  }

  uncounted() {
    return this.read(
      `select split_part(trxn_no, '~', 1) as number, why, reason from uncounted_entry where why <> 'reversed' order by 1, 2`,
    );
  }

  moved() {
    return this.read(`select coalesce(sum(units), 0)::numeric(20, 3)::text as units,
        coalesce(sum(bought), 0)::numeric(20, 2)::text as bought, coalesce(sum(sold), 0)::numeric(20, 2)::text as sold
      from flow_figure`);
  }

  aumOn(day: string) {
    return this.read(
      `select round(aum, 2)::text as aum from aum_figure where day = '${day}' and asset_class = 'EQUITY'`,
    );
  }

  /** Of each lot held its day of acquisition, its units and what it cost, out of what is packed. */
  lots(scheme: string) {
    return this.read(`select (date '1970-01-01' + (lot->>2)::int)::text as day,
        ((lot->>7)::numeric / 1000)::numeric(20, 3)::text as units,
        ((lot->>5)::numeric / 100)::numeric(20, 2)::text as paid
      from position, json_array_elements(state->'lots') with ordinality as packed (lot, n)
     where scheme_code = '${scheme}' order by n`);
  }

  clients() {
    return this.read(
      'select clients, live_clients as live, folios from client_figure where clients > 0 or folios > 0',
    );
  }

  async all() {
    return [await this.held(), await this.moved(), await this.uncounted(), await this.clients()];
  }
}
