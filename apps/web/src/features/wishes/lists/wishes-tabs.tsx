import { routes } from '@hub/domain';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { PageTabs } from '../../../ui/tabs/page-tabs.tsx';

const pages = [
  { href: hrefTo('wishes'), text: 'Upcoming' },
  { href: hrefTo('wishes/birthday'), text: routes['wishes/birthday'].title },
  { href: hrefTo('wishes/anniversary'), text: routes['wishes/anniversary'].title },
  { href: hrefTo('wishes/festival'), text: routes['wishes/festival'].title },
  { href: hrefTo('wishes/birthday-wishes'), text: routes['wishes/birthday-wishes'].title },
  { href: hrefTo('wishes/listing'), text: 'Sent and scheduled' },
];

/** The screens of the wishes, in a row above each of them. */
export function WishesTabs({ here }: { here: string }) {
  return <PageTabs label="Wishes" pages={pages} here={here} />;
}
