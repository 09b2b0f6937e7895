import type { Call } from '@hub/contract';
import { counts, testimonials } from '@hub/contract/calls/landing/landing';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../../lib/react.ts';
import styles from './live.module.css';
import section from './sections/section.module.css';
import { type CountName, liveWords } from './words/live-words.ts';
import type { Language } from './words/words.ts';

interface LiveProps {
  what: 'counts' | 'testimonials';
  language: Language;
}

/** What the page reads when it is open. It does without what it cannot read. */
export default function Live({ what, language }: LiveProps): ReactNode {
  return what === 'counts' ? <Counts language={language} /> : <Testimonials language={language} />;
}

function useRead<Res>(call: Call<Record<string, never>, Res>): Res | 'none' | null {
  const api = useApi();
  const [read, setRead] = useState<Res | 'none' | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    api.call(call, {}, { signal: leaving.signal }).then(setRead, () => setRead('none'));
    return () => leaving.abort();
  }, [api, call]);
  return read;
}

const shown: readonly CountName[] = ['distributors', 'clients', 'folios', 'runningSips'];

function Counts({ language }: { language: Language }) {
  const read = useRead(counts);
  if (read === null) return <div className={styles.counts} aria-hidden="true" />;
  const rounded =
    read === 'none'
      ? []
      : shown.flatMap((name) => (read[name] === null ? [] : [{ name, count: read[name] }]));
  if (rounded.length === 0) return null;
  const words = liveWords[language].counts;
  return (
    <section className={styles.counts} aria-label={words.title}>
      <dl className={styles.list}>
        {rounded.map(({ name, count }) => (
          <div key={name} className={styles.count}>
            <dt>{words[name]}</dt>
            <dd>{count.toLocaleString('en-IN')}+</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Testimonials({ language }: { language: Language }) {
  const read = useRead(testimonials);
  if (read === null || read === 'none' || read.length === 0) return null;
  const words = liveWords[language].testimonials;
  return (
    <section className={section.section} aria-labelledby="testimonials">
      <h2 id="testimonials" className={section.title}>
        {words.title}
      </h2>
      <p className={section.lead}>{words.note}</p>
      <ul className={section.grid}>
        {read.map(({ id, name, about, words: said, language: spoken }) => (
          <li key={id} className={section.ability} lang={spoken}>
            <figure className={styles.said}>
              <blockquote>{said}</blockquote>
              <figcaption>
                <b>{name}</b>, {about}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
