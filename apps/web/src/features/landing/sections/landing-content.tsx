import type { ReactNode } from 'react';
import type { LandingWords } from '../words/words.ts';
import { Abilities } from './abilities.tsx';
import { Empanelment } from './empanelment.tsx';
import { GetApp } from './get-app.tsx';
import { Hero } from './hero.tsx';
import { LANDING_ID } from './saved-page.ts';
import styles from './section.module.css';
import { Contact } from './support.tsx';
import { Views } from './views.tsx';

interface LandingContentProps {
  words: LandingWords;
  /** What is read when the page is open; the prerendered page keeps their places. */
  counts?: ReactNode;
  testimonials?: ReactNode;
}

/** The public page: what a distributor can do here and how to begin. It shows no figure it has not read. */
export function LandingContent({ words, counts, testimonials }: LandingContentProps) {
  return (
    <div id={LANDING_ID} lang={words.language}>
      <Hero words={words} />
      <div className={styles.live} data-live="counts">
        {counts}
      </div>
      <Views words={words} />
      <Abilities words={words} />
      <div className={styles.live} data-live="testimonials">
        {testimonials}
      </div>
      <Empanelment words={words} />
      <GetApp words={words} />
      <Contact words={words} />
    </div>
  );
}
