import { routes } from '@hub/domain';
import { Outlet } from '@tanstack/react-router';
import { useServices } from '../../lib/react.ts';
import { useCurrentRoute } from '../../ui/navigation/current-route.ts';
import { Footer, LICENCES } from '../page/footer.tsx';
import { Main } from '../page/main.tsx';
import { thisYear } from '../page/year.ts';
import { useVisitor } from '../session/visitor.ts';
import { AreaProviders } from './area-providers.tsx';

/** Around every public page but the landing page. What an investor opens has no links for distributors. */
export function Page() {
  const route = useCurrentRoute();
  const visitor = useVisitor();
  const { config } = useServices();
  // The login pages are one card in the middle of the screen and say so themselves.
  const isLogin = route !== null && route !== 'not-found' && routes[route].feature === 'session';
  const isForInvestors = route === 'transact/shared-form' || route === 'co-branding/view-content';
  return (
    <AreaProviders>
      <Main route={route} measure={isLogin ? 'own' : 'public'}>
        <Outlet />
      </Main>
      {!isForInvestors && (
        <Footer visitor={visitor} year={thisYear()} licences={`${config.origin ?? ''}${LICENCES}`} centred />
      )}
    </AreaProviders>
  );
}
