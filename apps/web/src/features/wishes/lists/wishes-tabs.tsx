import { routes } from '@hub/domain';
import { PageTabs } from '../../../ui/layout/page-tabs.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';

const pages = [
  { href: hrefTo('wishes'), text: 'Ahead' },
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
