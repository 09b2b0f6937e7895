import { writeMoney } from '@hub/domain';
import type { Tx } from '../../../../server/src/db/database.ts';
import { copyChunks } from '../../../../server/src/db/values/copy-line.ts';
import type { DemoClient } from '../ground/rows.ts';
import { isoDay } from './row-text.ts';

/** Bounces and mandates, and the registrar's balances. */
export async function writePapers(tx: Tx, clients: readonly DemoClient[]): Promise<void> {
  const columns = 'arn, kind, folio_no, reg_no, due_on, status, amount, code, reason';
  await tx.query(`create temp table bounce on commit drop as select ${columns} from instalment with no data`);
  await tx.copy(
    'bounce',
    copyChunks(
      clients.flatMap(({ instalments }) => instalments),
      (one) => [
        one.arn,
        one.kind,
        one.folioNo,
        one.regNo,
        isoDay(one.dueOn),
        one.status,
        writeMoney(one.amount),
        one.code,
        one.reason,
      ],
    ),
  );
  await tx.query(`insert into instalment (${columns}) select ${columns} from bounce on conflict do nothing`);
  const ofMandate =
    'arn, id, folio_no, umrn, bank, account, ifsc, channel, "limit", starts_on, ends_on, status, reason';
  await tx.query(`create temp table signed on commit drop as select ${ofMandate} from mandate with no data`);
  await tx.copy(
    'signed',
    copyChunks(
      clients.flatMap(({ mandates }) => mandates),
      (one) => [
        one.arn,
        one.id,
        one.folioNo,
        one.umrn,
        one.bank,
        one.account,
        one.ifsc,
        one.channel,
        writeMoney(one.limit),
        isoDay(one.startsOn),
        isoDay(one.endsOn),
        one.status,
        one.reason,
      ],
    ),
  );
  await tx.query(`insert into mandate (${ofMandate}) select ${ofMandate} from signed on conflict do nothing`);
}
