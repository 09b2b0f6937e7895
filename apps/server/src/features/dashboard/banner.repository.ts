import type { Banner } from '@hub/contract/calls/dashboard/dashboard';
import type { OpportunityWindows } from '@hub/domain/opportunity/windows';
import type { Queries } from '../../db/queries.ts';
import type { BannerAudience } from '../../db/schema/platform.ts';
import { isAtRisk, isMaturing, isRunning, windowsOn } from '../reports/reports.public.ts';

const today = '$2::date';
const aSip = (also: string) =>
  `exists (select from systematic_plan p where p.arn = $1 and p.kind = 'SIP' and ${isRunning(today)} and ${also})`;
const hasClients = 'exists (select from client where arn = $1)';
/** Only an active ARN brings new business: nobody else is asked to. */
const isActive = `exists (select from arn_record where arn = $1 and status = 'active')`;

/** Whether a banner has something to say to this book on this day. */
const speaksTo = (windows: OpportunityWindows): Readonly<Record<BannerAudience, string>> => ({
  everybody: 'true',
  'no-clients': `${isActive} and not ${hasClients}`,
  'no-sips': `${isActive} and ${hasClients} and not ${aSip('true')}`,
  'sips-maturing': `${isActive} and ${aSip(isMaturing(today, windows))}`,
  'sips-at-risk': aSip(isAtRisk),
  'kyc-on-hold': `exists (select from client where arn = $1 and kyc = 'ON_HOLD')`,
  'arn-at-rest': `not ${isActive}`,
});

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
