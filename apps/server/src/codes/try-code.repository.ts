import type { Queries } from '../db/queries.ts';
import { anyFull, countingCtes } from '../limits/limits.repository.ts';
import type { CodePurpose } from './otp.repository.ts';
import type { WrongCodeWindows } from './wrong-codes.ts';

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
  /** Under how many of the two windows the try was counted. */
  readonly counted: number;
  /** It was the last that one of the windows had room for. */
  readonly isLast: boolean;
}

export interface TakenTry extends Request {
  readonly codeHash: string;
  readonly salt: string;
  readonly contactHash: string;
  readonly triesLeft: number;
}

/** The request a code is tried on, and with a try that was taken, what opens it. */
export type OtpTry = TakenTry | (Request & { readonly triesLeft: null });

interface Requested {
  readonly id: string;
  readonly purpose: CodePurpose;
  /** Before the ARN, in the name of the strangers' count. */
  readonly prefix: string;
  readonly now: string;
  readonly deviceId: string;
}

/** What is read of whoever would come in: of the ARN in `request.arn` and the device in `$3`. */
interface WhoComes {
  readonly columns: string;
  readonly joins: string;
}

/**
 * Counts one try as wrong, uses it up and answers all there is to know, in one statement: whoever looks at the code
 * gives the count back when it was right. So no number of tries at once passes the limits. Nothing is counted for a
 * code that cannot be tried any more.
 */
export async function takeTry<Who>(
  queries: Queries,
  requested: Requested,
  { hour, day }: WrongCodeWindows,
  own: OwnCount | null,
  who: WhoComes,
): Promise<(OtpTry & Who) | null> {
  const windows = [
    { key: `'${hour.prefix}' || bucket`, start: '$4', max: 'hour_max' },
    { key: `'${day.prefix}' || bucket`, start: '$6', max: 'day_max' },
  ];
  const counting = countingCtes(
    windows.map((window) => ({ ...window, max: `(select ${window.max} from open)` })),
    'from open',
  );
  const rows = await queries.query<OtpTry & Who>(
    `with request as (
       select arn, id, login_as, used_at is not null or expires_at <= $2 as is_over, tries_left,
              case when arn = $8 then $9 else $13::text || arn end as bucket,
              case when arn = $8 then $10 else $5::int4 end as hour_max,
              case when arn = $8 then $11 else $7::int4 end as day_max
         from otp_request where id = $1 and purpose = $12
     ), open as (
       select * from request where not is_over and tries_left > 0
     ), ${counting.ctes}, tried as (
       update otp_request set tries_left = otp_request.tries_left - 1 from open
        where otp_request.arn = open.arn and otp_request.id = open.id and ${counting.held} = 2
          and used_at is null and otp_request.tries_left > 0 and expires_at > $2
       returning code_hash, salt, contact_hash, otp_request.tries_left
     )
     select request.arn as "requestArn", request.login_as as "loginAs", is_over as "isOver",
            ${counting.held} as counted, ${counting.isLast} as "isLast",
            (exists (select from open) and ${counting.held} < 2 or ${anyFull(windows)}) as "isLocked",
            tried.code_hash as "codeHash", tried.salt,
            tried.contact_hash as "contactHash", tried.tries_left as "triesLeft",
            ${who.columns}
       from request left join tried on true ${who.joins}`,
    [
      requested.id,
      requested.now,
      requested.deviceId,
      hour.start,
      hour.max,
      day.start,
      day.max,
      own?.arn ?? null,
      own?.bucket ?? null,
      own?.hourMax ?? null,
      own?.dayMax ?? null,
      requested.purpose,
      requested.prefix,
    ],
  );
  return rows[0] ?? null;
}
