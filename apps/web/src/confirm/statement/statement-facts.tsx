import type { SharedStatement } from '@hub/contract/calls/statements/statements-shared';
import { useLayoutEffect, useRef, useState } from 'react';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { saveFile } from '../../ui/list/save-file.ts';
import { calls, fetchPdf } from '../link/request.ts';
import { whatFailed } from '../link/texts.ts';
import { useWorld } from '../link/world.ts';
import form from '../orders/confirm-form.module.css';
import card from '../orders/order-card.module.css';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/message.tsx';
import styles from './statement.module.css';

interface StatementFactsProps {
  token: string;
  lastFour: string;
  title: string;
  expiresAt: string;
  statement: NonNullable<SharedStatement['statement']>;
}

/** The device's own way to write a day; this page carries no calendar of ours. */
const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });

/** What the statement comes to, and the whole of it as a PDF. */
export function StatementFacts({ token, lastFour, title, expiresAt, statement }: StatementFactsProps) {
  const world = useWorld();
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<'loading' | 'saved' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useLayoutEffect(() => heading.current?.focus(), []);

  async function download() {
    setTrouble(null);
    setState('loading');
    const answer = await fetchPdf(world, calls.statementFile, { token, lastFour });
    if ('failure' in answer) {
      setState(null);
      setTrouble(whatFailed(answer.failure));
      return;
    }
    saveFile(answer.value, `${title.toLowerCase().replaceAll(' ', '-')}.pdf`);
    setState('saved');
  }

  return (
    <div className={`stack amid gap-20 ${styles.lock}`}>
      <header className={form.intro}>
        <h1 ref={heading} tabIndex={-1}>
          <DatedText>{title}</DatedText>
        </h1>
        <p className="above-8 soft">
          {statement.investor}
          {!title.includes(statement.period) && `, ${statement.period}`}
        </p>
      </header>
      {statement.doubts.map((doubt) => (
        <Note key={doubt} tone="wait">
          {doubt}
        </Note>
      ))}
      <article className={card.card} aria-label="Summary">
        <dl className={styles.facts}>
          {statement.facts.map(({ label, value }) => (
            <div
              key={label}
              className={`flex wrap between gap-2-16 pad-12-0 text-large line-above mute-terms ${card.row}`}
            >
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </article>
      {trouble !== null && (
        <div role="alert">
          <Note tone="bad">{trouble}</Note>
        </div>
      )}
      <Button busy={state === 'loading'} onClick={() => void download()}>
        {state === 'loading' ? 'Preparing the PDF' : 'Download PDF'}
      </Button>
      <p role="status" className="mute text-body">
        {state === 'saved'
          ? 'The PDF is in your downloads.'
          : `This link opens the statement until ${dayOf(expiresAt)}.`}
      </p>
    </div>
  );
}
