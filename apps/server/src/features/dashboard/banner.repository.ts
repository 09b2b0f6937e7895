import type { Banner } from '@hub/contract/calls/dashboard/dashboard';
import type { OpportunityWindows } from '@hub/domain/opportunity/windows';
import type { Queries } from '../../db/queries.ts';
import type { BannerAudience } from '../../db/schema/platform.ts';
import { isAtRisk, isMaturing, isRunning, windowsOn } from '../reports/reports.public.ts';

const today = '$2::date';

/** Whether a banner has something to say to the book of this ARN, an expression, on this day. */
function speaksTo(windows: OpportunityWindows, arn = '$1'): Readonly<Record<BannerAudience, string>> {
  const aSip = (also: string) =>
    `exists (select from systematic_plan p where p.arn = ${arn} and p.kind = 'SIP' and ${isRunning(today)} and ${also})`;
  const hasClients = `exists (select from client c where c.arn = ${arn})`;
  /** Only an active ARN brings new business: nobody else is asked to. */
  const isActive = `exists (select from arn_record a where a.arn = ${arn} and a.status = 'active')`;
  return {
    everybody: 'true',
    'no-clients': `${isActive} and not ${hasClients}`,
    'no-sips': `${isActive} and ${hasClients} and not ${aSip('true')}`,
    'sips-maturing': `${isActive} and ${aSip(isMaturing(today, windows))}`,
    'sips-at-risk': aSip(isAtRisk),
    'kyc-on-hold': `exists (select from client c where c.arn = ${arn} and c.kyc = 'ON_HOLD')`,
    'arn-at-rest': `not ${isActive}`,
  };
}

const isAudience = (windows: OpportunityWindows): string =>
  Object.entries(speaksTo(windows))
    .map(([audience, condition]) => `when '${audience}' then ${condition}`)
    .join(' ');

/** What is to be shown on the day to whoever has this book, in its order. */
export const findBanners = (queries: Queries, arn: string, on: string): Promise<Banner[]> =>
  queries.query<Banner>(
    `select id::text, title, text, action, link, tone, shows_to as until from banner
      where ${today} between coalesce(shows_from, '-infinity') and coalesce(shows_to, 'infinity')
        and case audience ${isAudience(windowsOn(on))} end
      order by place, id`,
    [arn, on],
  );

/** Maintenance that runs or begins within three days, as a banner before all others. */
export const findMaintenance = (
  queries: Queries,
  now: string,
): Promise<{ readonly id: string; readonly words: string; readonly from: string; readonly to: string }[]> =>
  queries.query<{ id: string; words: string; from: string; to: string }>(
    `select id, words, from_at as "from", to_at as "to" from planned_maintenance
      where to_at > $1::timestamptz and from_at < $1::timestamptz + interval '3 days' order by from_at`,
    [now],
  );

/** How many of all distributors have such a book on the day. */
export async function countAudience(
  queries: Queries,
  audience: BannerAudience,
  on: string,
): Promise<{ readonly reach: number; readonly distributors: number }> {
  const speaks = speaksTo(windowsOn(on), 'd.arn');
  const rows = await queries.query<{ reach: number; distributors: number }>(
    `select count(*) filter (where case $1::text ${Object.entries(speaks)
      .map(([name, condition]) => `when '${name}' then ${condition}`)
      .join(' ')} end and $2::date is not null)::int4 as reach, count(*)::int4 as distributors
       from arn_record d where not d.is_employee and d.status in ('active', 'expired', 'suspended')`,
    [audience, on],
  );
  return rows[0] ?? { reach: 0, distributors: 0 };
}

export type NewBanner = Omit<Banner, 'id' | 'until'> & { readonly audience: BannerAudience };

/** Shows these, in their order, where there are no banners at all. */
export async function addFirstBanners(queries: Queries, banners: readonly NewBanner[]): Promise<void> {
  await queries.query(
    `insert into banner (title, text, action, link, tone, audience, place)
     select title, text, action, link, tone, audience, place
       from jsonb_array_elements($1::jsonb) with ordinality as given (shown, place)
      cross join jsonb_to_record(shown)
         as one (title text, text text, action text, link text, tone text, audience text)
      where not exists (select from banner)`,
    [JSON.stringify(banners)],
  );
}
