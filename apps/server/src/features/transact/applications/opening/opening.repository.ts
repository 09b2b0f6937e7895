import type { SentBackPart } from '@hub/contract/openings/opening-parts';
import type { Queries } from '../../../../db/queries.ts';
import type { ApplicationRow } from '../application.repository.ts';

/** What the book has of a client, which stays when another folio is opened. */
export interface ClientInBook {
  readonly name: string;
  readonly birthDate: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly pincode: string | null;
  readonly country: string | null;
}

export async function findClientInBook(
  queries: Queries,
  arn: string,
  clientKey: string,
): Promise<ClientInBook | null> {
  const rows = await queries.query<ClientInBook>(
    `select name, birth_date as "birthDate", nullif(mobile, '') as mobile, email, address, city, state, pincode,
            country
       from client where arn = $1 and client_key = $2`,
    [arn, clientKey],
  );
  return rows[0] ?? null;
}

type Named = Pick<ApplicationRow, 'arn' | 'id'>;

export async function setDeclared(queries: Queries, { arn, id }: Named, declared: object): Promise<void> {
  await queries.query('update application set declared = $3 where arn = $1 and id = $2', [
    arn,
    id,
    JSON.stringify(declared),
  ]);
}

export async function setSentBack(
  queries: Queries,
  { arn, id }: Named,
  parts: readonly SentBackPart[],
): Promise<void> {
  await queries.query('update application set sent_back = $3 where arn = $1 and id = $2', [
    arn,
    id,
    JSON.stringify(parts),
  ]);
}
