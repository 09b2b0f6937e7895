import type { WrongCodeWindows } from '../../codes/wrong-codes.ts';
import { intoAuditLog } from '../../db/audit-log.ts';
import type { Queries } from '../../db/queries.ts';
import {
  type Acquaintance,
  acquaintanceColumns,
  type Distributor,
  distributorColumns,
} from './sessions/distributor.repository.ts';

/** What a code opens. It is wrong for every other purpose. */
export type CodePurpose = 'login' | 'empanelment' | 'empanelment-sign';

export interface NewOtpRequest {
  readonly id: string;
  readonly purpose: CodePurpose;
  readonly arn: string;
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

export async function insertOtpRequest(queries: Queries, request: NewOtpRequest): Promise<void> {
  await queries.query(
    `insert into otp_request
       (id, arn, code_hash, salt, channel, target_masked, login_as, tries_left, created_at, expires_at,
        purpose, contact_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      request.id,
      request.arn,
      request.codeHash,
      request.salt,
      request.channel,
      request.targetMasked,
      request.loginAs,
      request.tries,
      request.at,
      request.expiresAt,
      request.purpose,
      request.contactHash,
    ],
  );
}

/** Whoever does not count among the strangers of this one ARN: the name of its own count, and how many that has. */
export interface OwnCount {
  readonly arn: string;
  readonly bucket: string;
  readonly hourMax: number;
  readonly dayMax: number;
}

interface Request {
  readonly requestArn: string;
  readonly loginAs: string | null;
  readonly isOver: boolean;
  /** There were too many wrong tries: nothing is tried any more, right or wrong. */
  readonly isLocked: boolean;
}

interface Tried extends Request, Acquaintance {
  readonly codeHash: string;
  readonly salt: string;
  readonly contactHash: string;
  readonly triesLeft: number;
}

interface NotTried extends Request {
  readonly triesLeft: null;
}

/** The request a code is tried on, and with a try that was taken, who would come in. */
export type OtpTry = (Tried | NotTried) & WhoComes;
export type TakenTry = Tried & WhoComes;
type WhoComes = Distributor | { readonly status: null };

/**
 * Uses up one try and answers all there is to know, in one statement. Parallel tries on one code queue at its row.
 * Parallel tries on several codes of one ARN may pass the lock by as many as run at once, which is at most the tries
 * of the codes an ARN is sent in an hour.
 */
export async function takeTry(
  queries: Queries,
  tried: {
    readonly id: string;
    readonly purpose: CodePurpose;
    /** Before the ARN, in the name of the strangers' count. */
    readonly prefix: string;
    readonly now: string;
    readonly deviceId: string;
  },
  { hour, day }: WrongCodeWindows,
  own: OwnCount | null,
): Promise<OtpTry | null> {
  const rows = await queries.query<OtpTry>(
    `with asked as (
       select arn, id, login_as, used_at is not null or expires_at <= $2 as is_over,
              case when arn = $8 then $9 else $13::text || arn end as bucket,
              case when arn = $8 then $10 else $5::int4 end as hour_max,
              case when arn = $8 then $11 else $7::int4 end as day_max
         from otp_request where id = $1 and purpose = $12
     ), request as (
       select asked.*,
              exists (select 1 from rate_limit
                       where key = '${hour.prefix}' || bucket and window_start = $4 and count >= hour_max
                          or key = '${day.prefix}' || bucket and window_start = $6 and count >= day_max)
                as is_locked
         from asked
     ), tried as (
       update otp_request set tries_left = tries_left - 1 from request
        where otp_request.arn = request.arn and otp_request.id = request.id and not is_locked
          and used_at is null and tries_left > 0 and expires_at > $2
       returning code_hash, salt, contact_hash, tries_left
     )
     select request.arn as "requestArn", request.login_as as "loginAs", is_over as "isOver",
            is_locked as "isLocked", tried.code_hash as "codeHash", tried.salt,
            tried.contact_hash as "contactHash", tried.tries_left as "triesLeft",
            ${distributorColumns}, ${acquaintanceColumns('request.arn', '$3')}
       from request left join tried on true
            left join arn_record distributor on distributor.arn = request.arn
            left join arn_profile distributor_profile on distributor_profile.arn = request.arn`,
    [
      tried.id,
      tried.now,
      tried.deviceId,
      hour.start,
      hour.max,
      day.start,
      day.max,
      own?.arn ?? null,
      own?.bucket ?? null,
      own?.hourMax ?? null,
      own?.dayMax ?? null,
      tried.purpose,
      tried.prefix,
    ],
  );
  return rows[0] ?? null;
}

interface WrongTry {
  readonly arn: string;
  /** Whose count it is. */
  readonly bucket: string;
  readonly requestId: string;
  readonly triesLeft: number;
  readonly address: string;
  readonly callId: string;
}

/** Counts a wrong try and writes it down, without the code. The one that locks says so. */
export async function recordWrongTry(
  queries: Queries,
  wrong: WrongTry,
  { hour, day }: WrongCodeWindows,
): Promise<void> {
  await queries.query(
    `with counted as (
       insert into rate_limit as known (key, window_start, count)
       values ('${hour.prefix}' || $10::text, $2, 1), ('${day.prefix}' || $10::text, $4, 1)
       on conflict (key, window_start) do update set count = known.count + 1
       returning key, count
     ), locks as (
       select 1 from counted
        where count = case key when '${hour.prefix}' || $10::text then $3::int4 else $5::int4 end limit 1
     )
     ${intoAuditLog}
     select $1, $1, action, $6, jsonb_build_object('triesLeft', $7::int4), $8, $9
       from (select 'session.otp-wrong' as action union all select 'session.otp-locked' from locks) as actions`,
    [
      wrong.arn,
      hour.start,
      hour.max,
      day.start,
      day.max,
      wrong.requestId,
      wrong.triesLeft,
      wrong.address,
      wrong.callId,
      wrong.bucket,
    ],
  );
}

/** For a right code that opens no session. False when it was spent before. */
export async function spendCode(queries: Queries, arn: string, id: string, at: string): Promise<boolean> {
  const rows = await queries.query(
    'update otp_request set used_at = $3 where arn = $1 and id = $2 and used_at is null returning id',
    [arn, id, at],
  );
  return rows.length === 1;
}

export const sweepOtpRequests = (queries: Queries) =>
  queries.query("delete from otp_request where expires_at < now() - interval '2 days'");
