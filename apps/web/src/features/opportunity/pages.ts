import type { RouteId } from '@hub/domain';
import {
  type OpportunityGroup,
  opportunityGroups,
  opportunityLists,
  opportunityScreen,
} from '@hub/domain/opportunity/lists';
import type { PageLoader } from '../../ui/navigation/area.ts';

const groups = Object.keys(opportunityGroups) as OpportunityGroup[];

/** The hub and its groups are small; the lists bring tables and dialogs. */
export function loadPage(route: RouteId): ReturnType<PageLoader> {
  if (route === 'opportunity/lapse-radar') return import('./radar/radar-page.tsx');
  if (route === 'opportunity/renewal-desk') return import('./desk/desk-page.tsx');
  if (route === 'opportunity/sip') return import('./health/sip-page.tsx');
  const list = opportunityLists.find((one) => opportunityScreen(one) === route);
  if (list) return import('./list/list-pages.tsx').then(({ listPage }) => ({ Page: listPage(list) }));
  const group = groups.find((one) => `opportunity/${one}` === route);
  return import('./hub/hub-pages.tsx').then(({ groupPage, HubPage }) => ({
    Page: group ? groupPage(group) : HubPage,
  }));
}
