import { randomUUID } from 'node:crypto';
import type { WishChannel } from '@hub/domain/wishes/wish-fault';
import type { Database } from '../../../db/database.ts';

export interface TestPerson {
  readonly name: string;
  readonly birthDate?: string | null;
  readonly marriedOn?: string;
  readonly investedOn?: string;
  readonly state?: string | null;
  readonly mobile?: string | null;
  readonly email?: string | null;
  /** Channels that they agreed to, and those that they gave up. */
  readonly agreed?: readonly WishChannel[];
  readonly optedOut?: readonly WishChannel[];
}

/** Writes clients of an ARN; their ids by name. */
export async function addPeople(
  db: Database,
  arn: string,
  people: readonly TestPerson[],
): Promise<Map<string, string>> {
  const ids = new Map(people.map(({ name }) => [name, randomUUID()]));
  await db.transaction('system', async (tx) => {
    for (const person of people) {
      const id = ids.get(person.name);
      await tx.query(
        `insert into investor (arn, id, client_key, name, birth_date, invested_on, state, mobile, email)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          arn,
          id,
          id,
          person.name,
          person.birthDate ?? null,
          person.investedOn ?? null,
          person.state ?? null,
          person.mobile ?? null,
          person.email ?? null,
        ],
      );
      if (person.marriedOn !== undefined)
        await tx.query('insert into wish_day (arn, investor_id, married_on) values ($1, $2, $3)', [
          arn,
          id,
          person.marriedOn,
        ]);
      for (const [channels, isGiven] of [
        [person.agreed ?? [], true],
        [person.optedOut ?? [], false],
      ] as const) {
        for (const channel of channels)
          await tx.query(
            `insert into client_consent (arn, investor_id, purpose, channel, is_given, way, at)
             values ($1, $2, 'wishes', $3, $4, 'call', '2026-01-01')`,
            [arn, id, channel, isGiven],
          );
      }
    }
  });
  return ids;
}

export interface SentWish {
  readonly channel: 'SMS' | 'EMAIL';
  readonly target: string;
  readonly subject: string | null;
  readonly body: string;
  readonly attachment: { readonly fileName: string; readonly content: string } | null;
}

/** What went out, as the messenger has it. */
export const sentWishes = (db: Database): Promise<SentWish[]> =>
  db.read<SentWish>(
    'system',
    "select channel, target, subject, body, attachment from outbox_message where purpose like 'wish-%' order by target",
  );

/** For tests in which years pass. */
export const longSessions = {
  tokens: { accessSeconds: 100_000_000, refreshSeconds: 100_000_000, transactionSeconds: 100_000_000 },
  idleMinutes: { web: 10_000_000, native: 10_000_000 },
  sessionMaxHours: { web: 1_000_000, native: 1_000_000 },
} as const;
