import type { RouteId } from '@hub/domain';
import type { PageLoader } from '../../ui/navigation/area.ts';

const lists = () => import('./lists/list-pages.tsx');

/**
 * The form brings fields and cards; the rest is lists. A table and not one `if` after the other: the bundler folds
 * several imports of one function into one, and all but the last then lack their styles.
 */
const loaders: Readonly<Partial<Record<RouteId, PageLoader>>> = {
  wishes: () => lists().then(({ HubPage }) => ({ Page: HubPage })),
  'wishes/birthday': () => lists().then(({ BirthdayPage }) => ({ Page: BirthdayPage })),
  'wishes/anniversary': () => lists().then(({ AnniversaryPage }) => ({ Page: AnniversaryPage })),
  'wishes/festival': () => lists().then(({ FestivalPage }) => ({ Page: FestivalPage })),
  'wishes/birthday-wishes': () => lists().then(({ BirthdayWishesPage }) => ({ Page: BirthdayWishesPage })),
  'wishes/message': () => import('./message/message-page.tsx'),
  'wishes/listing': () => import('./listing/listing-page.tsx'),
};

export function loadPage(route: RouteId): ReturnType<PageLoader> {
  const load = loaders[route];
  if (load === undefined) throw new Error(`${route} is no screen of the wishes`);
  return load();
}
