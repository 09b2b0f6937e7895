import { randomBytes, randomUUID } from 'node:crypto';
import { encodeRequest, importKey, type SealKey } from '@hub/contract';
import { submitLumpsum } from '@hub/contract/calls/transact';
import { type DayNumber, dayNumberOf, navTenThousandths } from '@hub/domain';
import type { Config } from '../apps/server/src/config/config.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { bookOf } from '../apps/server/src/features/book/book.public.ts';
import { createKeyring } from '../apps/server/src/http/security.ts';
import { systemClock } from '../apps/server/src/ports/clock/system-clock.ts';
import type { RawRequest } from './raw-http.ts';

const foliosEach = 200;
const schemes = Array.from({ length: 20 }, (_, n) => String(900_101 + n));
const account = { ifsc: 'HDFC0000001', number: '50100012344321', key: 'HDFC0000001-4321' };

export const arnOf = (distributor: number): string => `ARN-${200_001 + distributor}`;
const euinOf = (distributor: number): string => `E${200_001 + distributor}`;

/** Distributors with clients who can be reached by SMS and mail, and schemes that take money. */
export async function makeOrdersBook(db: Database, distributors: number): Promise<void> {
  const yesterday = (dayNumberOf(systemClock.today()) - 1) as DayNumber;
  await db.transaction('system', async (tx) => {
    await tx.query(
      `insert into scheme (code, fund, name, plan, option, rta, rta_code, asset_class, category, tax_class, cutoff, risk,
         benchmark, manager, launched_on, rules, loads)
       select code, code, 'Scheme ' || code, 'REGULAR', 'GROWTH', 'CAMS', 'A' || code, 'EQUITY', 'Flexi Cap', 'equity',
              'OTHER', 3, '', '', '2020-01-01', '{}', '[]' from unnest($1::text[]) code`,
      [schemes],
    );
    await tx.query(
      `insert into distributor (arn, name, user_type, mobile, email)
       select 'ARN-' || n, 'Distributor ' || n, 'IFA_USER', '9800' || n, n || '@example.in'
         from generate_series(200001, 200000 + $1::int) as n`,
      [distributors],
    );
    await tx.query(
      `insert into euin (arn, euin, name, valid_from, valid_to)
       select arn, 'E' || substr(arn, 5), name, '2020-01-01', '2099-12-31' from distributor`,
    );
    await tx.query(
      `with people as (
         insert into investor (arn, client_key, pan, name, mobile, email, kyc, birth_date, tax_status, country)
         select d.arn, d.arn || ' ' || n, 'ABCPA' || lpad(n::text, 4, '0') || 'A', 'Investor ' || n, '9811' || lpad(n::text, 6, '0'),
                n || '@example.com', 'VALIDATED', '1980-01-01', '01', 'IN'
           from distributor d, generate_series(1, $1::int) n returning arn, id, pan
       )
       insert into folio (arn, folio_no, investor_id, holding, banks, tax_status, rta, opened_on)
       select arn, substr(arn, 5) || substr(pan, 6, 4) || '/1', id, 'SI', $2::jsonb, '01', 'CAMS', '2020-01-01' from people`,
      [
        foliosEach,
        JSON.stringify([
          { account: account.number, type: 'SB', ifsc: account.ifsc, bank: 'HDFC Bank', isDefault: true },
        ]),
      ],
    );
    await tx.query(
      "insert into app_state (id, version) values (1, '1'), (2, '1'), (3, '') on conflict do nothing",
    );
    await bookOf(tx).writeNavs(
      schemes.map((code, n) => ({
        code,
        day: yesterday,
        nav: navTenThousandths(BigInt(200_000 + n * 1234)),
        name: code,
        amc: 'Bench',
        category: 'Flexi Cap',
        isin: null,
        isinReinvest: null,
      })),
    );
  });
  await db.asOwner(({ script }) => script('vacuum analyze'));
}

interface LoggedIn {
  readonly distributor: number;
  readonly token: string;
  readonly sealKey: SealKey;
}

export async function logInAll(config: Config, db: Database, distributors: number): Promise<LoggedIn[]> {
  const keyring = createKeyring(config, systemClock);
  return Promise.all(
    Array.from({ length: distributors }, async (_, distributor) => {
      const sessionId = randomBytes(16).toString('base64url');
      const arn = arnOf(distributor);
      await db.read('system', 'insert into session (arn, id, family) values ($1, $2, $2)', [arn, sessionId]);
      const token = await keyring.tokens.issue('hub', {
        sessionId,
        arn,
        type: 'IFA_USER',
        isEmployee: false,
        internalTeam: false,
        transactionOnly: false,
      });
      return {
        distributor,
        token,
        sealKey: await importKey(sessionId, keyring.security.sessionKey(sessionId)),
      };
    }),
  );
}

/** A lumpsum of one of their clients, sealed and with a key of its own, ready to be sent. */
export async function orderRequest(config: Config, who: LoggedIn, n: number): Promise<RawRequest> {
  const folio = String(1 + (n % foliosEach)).padStart(4, '0');
  const terms = {
    kind: 'lumpsum' as const,
    folioNo: `${200_001 + who.distributor}${folio}/1`,
    schemeCode: schemes[n % schemes.length] as string,
    idcw: 'Z' as const,
    amount: String(5000 + (n % 900)),
    payMode: 'netbanking' as const,
    account: account.key,
    euin: euinOf(who.distributor),
    isExecutionOnly: false,
    subArn: null,
  };
  const { path, headers, body } = await encodeRequest(
    submitLumpsum,
    { terms, consent: true },
    {
      paths: config.brand.paths,
      sealKey: who.sealKey,
      tokens: { hub: who.token },
      idempotencyKey: randomUUID(),
    },
  );
  return { path, headers, body: String(body) };
}
