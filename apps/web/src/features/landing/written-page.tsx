import Live from './live.tsx';
import { LandingContent } from './sections/landing-content.tsx';
import { languageOf } from './words/language.ts';
import { english } from './words/words-en.ts';
import { hindi } from './words/words-hi.ts';

/** The public page for who comes back to it without a new document. */
export default function Written() {
  const words = languageOf(location.search) === 'hi' ? hindi : english;
  const { language } = words;
  return (
    <LandingContent
      words={words}
      counts={<Live what="counts" language={language} />}
      testimonials={<Live what="testimonials" language={language} />}
    />
  );
}
