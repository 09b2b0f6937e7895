import type { Visitor } from '@hub/domain';
import { renderToString } from 'react-dom/server';
import { Page as LandingPage } from '../features/landing/landing-page.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { Main } from './shell/main.tsx';
import { PageFrame } from './shell/page-frame.tsx';
import { thisYear } from './shell/year.ts';

const stranger: Visitor = {
  profile: null,
  loginType: null,
  preLoginTransaction: false,
  platform: 'web',
  loginSucceeded: false,
};

/** The landing page as the client will draw it for someone who is not signed in. */
export function renderLanding(): string {
  return renderToString(
    <PageFrame>
      <Header route="landing" platform="web" profile={null} unread={0} onLogout={() => {}} />
      <Main route="landing">
        <LandingPage />
      </Main>
      <Footer visitor={stranger} year={thisYear()} centred />
    </PageFrame>,
  );
}
