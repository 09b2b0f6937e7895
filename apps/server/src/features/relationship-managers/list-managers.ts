import type { listManagers as listManagersCall } from '@hub/contract/console/rm-calls';
import type { StaffReplyOf, StaffRequestOf } from '@hub/contract/console/staff-call';
import { todayInIndia } from '@hub/domain';
import { searchWords } from '../../calls/search-words.ts';
import type { StaffContext } from '../../calls/staff-handler.ts';
import { countWithoutManager, findAllCovers, findManagers } from './manager-list.repository.ts';

export async function listManagers(
  { reads, clock }: StaffContext,
  { search = '', withLeft = false }: StaffRequestOf<typeof listManagersCall>,
): Promise<StaffReplyOf<typeof listManagersCall>> {
  const managers = await findManagers(reads, { words: searchWords(search), withLeft });
  const covers = await findAllCovers(reads, todayInIndia(clock.now()).toString());
  return {
    rows: managers.map((manager) => ({
      ...manager,
      covers: covers.flatMap(({ rmId, ...cover }) => (rmId === manager.id ? [cover] : [])),
    })),
    withoutRm: await countWithoutManager(reads),
  };
}
