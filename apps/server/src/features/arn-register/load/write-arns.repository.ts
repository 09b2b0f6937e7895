import { arnPermits } from '@hub/domain/arn-register/arn-state';
import type { ArnDifference } from '@hub/domain/arn-register/compare-register';
import type { Queries } from '../../../db/queries.ts';
import { noteStates, noteValidities } from '../records/arn-history.repository.ts';

const chunkRows = 5_000;

async function writeRecords(queries: Queries, differences: readonly ArnDifference[]): Promise<void> {
  await queries.query(
    `insert into distributor (arn, name, user_type, mobile, email, status, state, house_state, register_state, category,
                              is_kyd_done, pan, address, valid_from, valid_to)
     select arn, name, 'IFA_USER', mobile, email, status, state, house, register, category, "isKydDone", pan, address,
            "validFrom", "validTo"
       from jsonb_to_recordset($1::jsonb) as g (arn text, name text, mobile text, email text, status text, state text,
            house text, register text, category text, "isKydDone" boolean, pan text, address text, "validFrom" date,
            "validTo" date)
     on conflict (arn) do update
        set name = excluded.name, mobile = excluded.mobile, email = excluded.email, status = excluded.status,
            state = excluded.state, register_state = excluded.register_state, category = excluded.category,
            is_kyd_done = excluded.is_kyd_done, pan = excluded.pan, address = excluded.address,
            valid_from = excluded.valid_from, valid_to = excluded.valid_to`,
    [JSON.stringify(differences.map(({ after }) => ({ ...after, status: arnPermits[after.state].login })))],
  );
}

async function writeEuins(queries: Queries, differences: readonly ArnDifference[]): Promise<void> {
  const euins = differences.flatMap(({ arn, euins: ofArn }) => ofArn.map((one) => ({ arn, ...one })));
  if (euins.length === 0) return;
  await queries.query(
    `insert into euin (arn, euin, name, valid_from, valid_to, mapped_from, mapped_to)
     select arn, euin, name, "validFrom", "validTo", "mappedFrom", "mappedTo"
       from jsonb_to_recordset($1::jsonb) as g (arn text, euin text, name text, "validFrom" date, "validTo" date,
            "mappedFrom" date, "mappedTo" date)
     on conflict (arn, euin) do update
        set name = excluded.name, valid_from = excluded.valid_from, valid_to = excluded.valid_to,
            mapped_from = excluded.mapped_from, mapped_to = excluded.mapped_to`,
    [JSON.stringify(euins)],
  );
}

/** Five thousand at a time, each time four statements: a lakh of ARNs is eighty. */
export async function writeDifferences(
  queries: Queries,
  differences: readonly ArnDifference[],
  at: string,
): Promise<void> {
  for (let from = 0; from < differences.length; from += chunkRows) {
    const some = differences.slice(from, from + chunkRows);
    await writeRecords(queries, some);
    await writeEuins(queries, some);
    const arns = some.map(({ arn, why }) => ({ arn, why }));
    await noteStates(queries, arns, 'register', at);
    const validities = some.map(({ arn }) => arn);
    await noteValidities(queries, validities, 'register');
  }
}
