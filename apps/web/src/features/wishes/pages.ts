import type { RouteId } from '@hub/domain';
import type { PageLoader } from '../../ui/navigation/area.ts';

/** The form brings fields and cards; the rest is lists. */
export function loadPage(route: RouteId): ReturnType<PageLoader> {
  if (route === 'wishes/message') return import('./message/message-page.tsx');
  if (route === 'wishes/listing') return import('./listing/listing-page.tsx');
  return import('./lists/list-pages.tsx').then((pages) => {
    if (route === 'wishes/birthday') return { Page: pages.BirthdayPage };
    if (route === 'wishes/anniversary') return { Page: pages.AnniversaryPage };
    if (route === 'wishes/festival') return { Page: pages.FestivalPage };
    if (route === 'wishes/birthday-wishes') return { Page: pages.BirthdayWishesPage };
    return { Page: pages.HubPage };
  });
}
