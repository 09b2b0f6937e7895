import {
  type OpportunityGroup,
  opportunityGroups,
  opportunityLists,
  opportunityScreen,
  type RouteId,
} from '@hub/domain';
import type { PageLoader } from '../../ui/navigation/area.ts';

const groups = Object.keys(opportunityGroups) as OpportunityGroup[];

/** The hub and its groups are small; the lists bring tables and dialogs. */
export function loadPage(route: RouteId): ReturnType<PageLoader> {
  const list = opportunityLists.find((one) => opportunityScreen(one) === route);
  if (list) return import('./list/list-pages.tsx').then(({ listPage }) => ({ Page: listPage(list) }));
  const group = groups.find((one) => `opportunity/${one}` === route);
  return import('./hub/hub-pages.tsx').then(({ groupPage, HubPage }) => ({
    Page: group ? groupPage(group) : HubPage,
  }));
}
