import { randomUUID } from 'node:crypto';
import { encodeRequest, importKey, type SealKey } from '@hub/contract';
import { submitLumpsum } from '@hub/contract/calls/transact/transact';
import type { Config } from '../apps/server/src/config/config.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import {
  account,
  arnOf,
  euinOf,
  folioOf,
  schemeCodes,
} from '../apps/server/src/features/transact/test/many-folios.ts';
import { createKeyring } from '../apps/server/src/http/auth/security.ts';
import { systemClock } from '../apps/server/src/ports/clock/system-clock.ts';
import { makeSession } from './hub-app.ts';
import type { RawRequest } from './raw-http.ts';

export const foliosEach = 200;

interface LoggedIn {
  readonly distributor: number;
  readonly token: string;
  readonly sealKey: SealKey;
}

export async function logInAll(config: Config, db: Database, distributors: number): Promise<LoggedIn[]> {
  const keyring = createKeyring(config, systemClock);
  return Promise.all(
    Array.from({ length: distributors }, async (_, distributor) => {
      const session = await makeSession(db, arnOf(distributor));
      const token = await keyring.tokens.issue('hub', session);
      const { sessionId } = session;
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
  const terms = {
    kind: 'lumpsum' as const,
    folioNo: folioOf(who.distributor, n % foliosEach),
    schemeCode: schemeCodes[n % schemeCodes.length] as string,
    idcw: 'Z' as const,
    amount: String(5000 + (n % 900)),
    payMode: 'netbanking' as const,
    account,
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
