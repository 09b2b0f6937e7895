import { Outlet } from '@tanstack/react-router';
import { Footer } from '../page/footer.tsx';
import { Main } from '../page/main.tsx';
import { thisYear } from '../page/year.ts';
import { useVisitor } from '../session/visitor.ts';

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
