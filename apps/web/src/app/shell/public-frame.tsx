import { Outlet } from '@tanstack/react-router';
import { useCurrentRoute } from '../../ui/current-route.ts';
import { AreaProviders } from './area-providers.tsx';
import { Footer } from './footer.tsx';
import { Main } from './main.tsx';
import { useVisitor } from './visitor.ts';
import { thisYear } from './year.ts';

/** Around every public page but the landing page. */
export function Page() {
  return (
    <AreaProviders>
      <Main route={useCurrentRoute()}>
        <Outlet />
      </Main>
      <Footer visitor={useVisitor()} year={thisYear()} centred />
    </AreaProviders>
  );
}
