import type { Visitor } from '@hub/domain';
import { renderToString } from 'react-dom/server';
import { LandingContent } from '../features/landing/sections/landing-content.tsx';
import { addressIn } from '../features/landing/words/language.ts';
import type { LandingWords } from '../features/landing/words/words.ts';
import { english } from '../features/landing/words/words-en.ts';
import { hindi } from '../features/landing/words/words-hi.ts';
import { Footer } from './page/footer.tsx';
import { Header } from './page/header.tsx';
import { Main } from './page/main.tsx';
import { PageFrame } from './page/page-frame.tsx';
import { hindiPageWords } from './page/page-words-hi.ts';
import { thisYear } from './page/year.ts';

const stranger: Visitor = {
  profile: null,
  loginType: null,
  preLoginTransaction: false,
  platform: 'web',
  loginSucceeded: false,
};

/** The landing page as the client will show it to someone who is not signed in, in both languages. */
export const renderLanding = () => [render(english), renderHindi()];

function renderHindi() {
  globalThis.pageWords = hindiPageWords;
  try {
    return { ...render(hindi), pageWords: hindiPageWords };
  } finally {
    globalThis.pageWords = undefined;
  }
}

const render = (words: LandingWords) => ({
  language: words.language,
  address: addressIn(words.language),
  head: words.head,
  markup: renderToString(
    <PageFrame>
      <Header route="landing" platform="web" profile={null} unread={0} onLogout={() => {}} />
      <Main route="landing">
        <LandingContent words={words} />
      </Main>
      <Footer visitor={stranger} year={thisYear()} centred />
    </PageFrame>,
  ),
});
