import type { Banner } from '@hub/contract/calls/dashboard/dashboard';
import { maintenanceTexts } from '@hub/contract/dashboard/maintenance-texts';
import { clockInIndia, formatDate, todayInIndia } from '@hub/domain';
import type { SignedInContext } from '../../calls/call-context.ts';
import { oneStatement } from '../../db/queries.ts';
import { findBanners, findMaintenance } from './banner.repository.ts';

const shown = (iso: string): string => {
  const at = Temporal.Instant.from(iso);
  return `${formatDate(todayInIndia(at))}, ${clockInIndia(at)}`;
};

/** What the house wants distributors to see, and before it when the hub will be closed. */
export async function getBanners({ db, session, clock }: SignedInContext): Promise<Banner[]> {
  const { arn } = session;
  const queries = oneStatement(db, { arn });
  const now = clock.now();
  const maintenance = (await findMaintenance(queries, now.toString())).map(
    ({ id, words, from, to }): Banner => ({
      ...{ id, title: maintenanceTexts.title, text: maintenanceTexts.text(shown(from), shown(to), words) },
      ...{
        action: null,
        link: null,
        tone: 'notice',
        until: todayInIndia(Temporal.Instant.from(to)).toString(),
      },
    }),
  );
  return [...maintenance, ...(await findBanners(queries, arn, todayInIndia(now).toString()))];
}
