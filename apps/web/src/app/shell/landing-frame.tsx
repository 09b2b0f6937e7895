import { Outlet } from '@tanstack/react-router';
import { Footer } from './footer.tsx';
import { Main } from './main.tsx';
import { useVisitor } from './visitor.ts';
import { thisYear } from './year.ts';

/** Around the landing page: nothing but what the prerendered page has too. */
export function LandingFrame() {
  return (
    <>
      <Main route="landing">
        <Outlet />
      </Main>
      <Footer visitor={useVisitor()} year={thisYear()} centred />
    </>
  );
}
