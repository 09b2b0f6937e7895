import type { Queries } from '../db/queries.ts';

/** What a distributor's own code opens. A code of one purpose is wrong for every other. */
export type CodePurpose = 'login' | 'empanelment' | 'empanelment-sign' | 'invoice-sign';

export interface NewCode {
  readonly id: string;
  readonly arn: string;
  readonly purpose: CodePurpose | 'order' | 'change';
  /** Of an investor's code: what it decides, and which of the contacts it went to. */
  readonly subject?: string;
  readonly contactKey?: string;
  readonly codeHash: string;
  readonly salt: string;
  readonly channel: 'SMS' | 'EMAIL';
  readonly targetMasked: string;
  readonly contactHash: string;
  readonly loginAs: string | null;
  readonly tries: number;
  readonly at: string;
  readonly expiresAt: string;
}

export async function insertCodes(queries: Queries, codes: readonly NewCode[]): Promise<void> {
  await queries.query(
    `insert into otp_request
       (id, arn, code_hash, salt, channel, target_masked, login_as, tries_left, created_at, expires_at,
        purpose, contact_hash, subject, contact_key)
     select id, arn, "codeHash", salt, channel, "targetMasked", "loginAs", tries, at, "expiresAt",
            purpose, "contactHash", subject, "contactKey"
       from json_to_recordset($1) as n(id uuid, arn text, "codeHash" text, salt text, channel text,
            "targetMasked" text, "loginAs" text, tries int4, at timestamptz, "expiresAt" timestamptz, purpose text,
            "contactHash" text, subject uuid, "contactKey" text)`,
    [JSON.stringify(codes)],
  );
}

/** Spends a code inside another statement, by what stands there for the ARN, the code's id and the moment. */
export const spending = (arn: string, id: string, at: string): string =>
  `update otp_request set used_at = ${at} where arn = ${arn} and id = ${id} and used_at is null returning arn`;

/** For a right code that opens no session. False when it was spent before. */
export async function spendCode(queries: Queries, arn: string, id: string, at: string): Promise<boolean> {
  const rows = await queries.query(spending('$1', '$2', '$3'), [arn, id, at]);
  return rows.length === 1;
}

/** What an investor decides with codes: orders or a change, by the id of the link's row. */
export interface Decision {
  readonly arn: string;
  readonly purpose: 'order' | 'change';
  readonly subject: string;
}

const ofDecision = 'arn = $1 and purpose = $2 and subject = $3 and used_at is null';
const paramsOf = ({ arn, purpose, subject }: Decision) => [arn, purpose, subject];

/** None of the codes that were sent for it is good any more. */
export const spendCodesOf = (queries: Queries, decision: Decision, at: string): Promise<unknown> =>
  queries.query(`update otp_request set used_at = $4 where ${ofDecision}`, [...paramsOf(decision), at]);

interface TriedCode {
  readonly id: string;
  readonly contactKey: string | null;
  readonly codeHash: string;
  readonly salt: string;
  readonly isOver: boolean;
  /** Null where no try was left. */
  readonly triesLeft: number | null;
}

/** Uses up one try of all codes sent for a decision, which the caller has locked. */
export const takeTries = (queries: Queries, decision: Decision, now: string): Promise<TriedCode[]> =>
  queries.query<TriedCode>(
    `with sent as (
       select id, expires_at <= $4 as is_over from otp_request where ${ofDecision}
     ), tried as (
       update otp_request o set tries_left = o.tries_left - 1 from sent
        where o.arn = $1 and o.id = sent.id and not is_over and o.tries_left > 0
       returning o.id, o.tries_left
     )
     select o.id, o.contact_key as "contactKey", o.code_hash as "codeHash", o.salt, is_over as "isOver",
            tried.tries_left as "triesLeft"
       from sent join otp_request o on o.arn = $1 and o.id = sent.id left join tried on tried.id = sent.id`,
    [...paramsOf(decision), now],
  );

/** The codes were right, so the try was none. */
export const returnTries = (queries: Queries, decision: Decision): Promise<unknown> =>
  queries.query(`update otp_request set tries_left = tries_left + 1 where ${ofDecision}`, paramsOf(decision));

export const sweepOtpRequests = (queries: Queries) =>
  queries.query("delete from otp_request where expires_at < now() - interval '2 days'");
