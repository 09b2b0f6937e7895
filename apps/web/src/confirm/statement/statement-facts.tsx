import type { SharedStatement } from '@hub/contract/calls/statements/statements-shared';
import { dayText } from '@hub/domain/calendar/date-text';
import { unitsOf } from '@hub/domain/money/figure-text';
import { formatUnits } from '@hub/domain/money/format/format-amounts';
import { rupeesText } from '@hub/domain/money/format/rupees-text';
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

const INDIA_MS = 5.5 * 3_600_000;

/** The day in India; this page carries no calendar of ours. */
const dayOf = (moment: string): string =>
  dayText(new Date(Date.parse(moment) + INDIA_MS).toISOString().slice(0, 10));

function Holdings({ holdings }: Pick<StatementFactsProps['statement'], 'holdings'>) {
  return (
    <article className={card.card} aria-label="Holdings">
      <ul className={`stack ${styles.facts}`}>
        {holdings.map(({ scheme, folioNo, units, value }) => (
          <li
            key={`${folioNo} ${scheme}`}
            className={`flex wrap between gap-2-16 pad-12-0 line-above ${card.row}`}
          >
            <span className="stack gap-4">
              <span>{scheme}</span>
              <span className="soft text-body">{`Folio ${folioNo}, ${formatUnits(unitsOf(units))} units`}</span>
            </span>
            <strong>{value === null ? 'Not known' : rupeesText(value, { decimals: 2 })}</strong>
          </li>
        ))}
      </ul>
    </article>
  );
}

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
      {statement.holdings.length > 0 && <Holdings holdings={statement.holdings} />}
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
