import type { Tx } from '../../db/database.ts';
import { copyChunks } from '../../db/values/copy-line.ts';
import type { MandateRow } from './mandates.repository.ts';

/** A mandate that another system registered, as it is now. */
export type TakenOverMandate = Pick<
  MandateRow,
  | 'arn'
  | 'id'
  | 'folioNo'
  | 'umrn'
  | 'bank'
  | 'account'
  | 'ifsc'
  | 'channel'
  | 'limit'
  | 'startsOn'
  | 'endsOn'
  | 'status'
  | 'reason'
>;

const columns =
  'arn, id, folio_no, umrn, bank, account, ifsc, channel, "limit", starts_on, ends_on, status, reason';

/** Those that are not there yet. Once per transaction. */
export async function addMandates(tx: Tx, mandates: readonly TakenOverMandate[]): Promise<void> {
  await tx.query(
    `create temp table taken_over on commit drop as select ${columns} from mandate with no data`,
  );
  await tx.copy(
    'taken_over',
    copyChunks(mandates, (one) => [
      one.arn,
      one.id,
      one.folioNo,
      one.umrn,
      one.bank,
      one.account,
      one.ifsc,
      one.channel,
      one.limit,
      one.startsOn,
      one.endsOn,
      one.status,
      one.reason,
    ]),
  );
  await tx.query(`insert into mandate (${columns}) select ${columns} from taken_over on conflict do nothing`);
}
