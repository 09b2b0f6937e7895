import { listBanners as listBannersCall } from '@hub/contract/console/banner-calls';
import type { StaffReplyOf } from '@hub/contract/console/staff-call';
import { todayInIndia } from '@hub/domain';
import { handleStaff, type StaffContext, type StaffHandler } from '../../calls/staff-handler.ts';
import { oneStatement } from '../../db/queries.ts';
import { countAudience } from './banner.repository.ts';
import { type BannerRow, findAllBanners } from './banner-master.repository.ts';

const stateOn = ({ from, to }: BannerRow, today: string) =>
  to !== null && to < today ? 'over' : from !== null && from > today ? 'planned' : 'shown';

/** Whom each speaks to is counted over all books: a count is nobody's data. */
async function listBanners({
  reads,
  db,
  clock,
}: StaffContext): Promise<StaffReplyOf<typeof listBannersCall>> {
  const today = todayInIndia(clock.now()).toString();
  const system = oneStatement(db, 'system');
  const all = await findAllBanners(reads, today);
  const audiences = [...new Set(all.map(({ audience }) => audience))];
  const counts = new Map<string, number>();
  for (const audience of audiences)
    counts.set(audience, (await countAudience(system, audience, today)).reach);
  const { distributors } = await countAudience(system, 'everybody', today);
  return {
    rows: all.map((row) => ({
      ...{ ...row, id: String(row.id), state: stateOn(row, today), reach: counts.get(row.audience) ?? 0 },
    })),
    distributors,
  };
}

export const dashboardStaffHandlers: readonly StaffHandler[] = [handleStaff(listBannersCall, listBanners)];
