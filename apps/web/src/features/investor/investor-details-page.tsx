import { usePlace } from '../../ui/list/use-place.ts';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import { investorPlace } from './book-place.ts';
import { InvestorView } from './investor-view.tsx';

export function Page() {
  const { place, setPlace } = usePlace(hrefTo('investor/details'), investorPlace);
  return <InvestorView id={place.id} tab={place.tab} onTab={(tab) => setPlace({ ...place, tab })} />;
}
