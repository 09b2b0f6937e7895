import { usePlace } from '../../ui/list/use-place.ts';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import { folioPlace } from './book-place.ts';
import { FolioView } from './folio-view.tsx';

export function Page() {
  const { place, setPlace } = usePlace(hrefTo('investor/folio-details'), folioPlace);
  return <FolioView folioNo={place.folio} tab={place.tab} onTab={(tab) => setPlace({ ...place, tab })} />;
}
