import { useState } from 'react';
import { useDecline } from '../decline/decline-step.tsx';
import type { Change, DecidedChange } from '../link/replies.ts';
import form from '../orders/confirm-form.module.css';
import { ExpiryText } from '../orders/expiry-text.tsx';
import card from '../orders/order-card.module.css';
import { ChangeCodes, useCodes } from './change-codes.tsx';
import { DeclineChange } from './decline-change.tsx';

const titles: Readonly<Record<Change['kind'], string>> = {
  CHANGEMOBILE: 'Change of mobile number',
  CHANGEEMAIL: 'Change of e-mail address',
  CHANGEBOTH: 'Change of mobile number and e-mail address',
  NOMINATION: 'Change of nominees',
};

interface ChangeFormProps {
  token: string;
  change: Change;
  onDecided: (decided: DecidedChange) => void;
  onRetry: () => unknown;
}

/** What is registered now, what it becomes, what follows, and the codes that confirm it. */
export function ChangeForm({ token, change, onDecided, onRetry }: ChangeFormProps) {
  const { distributor, investorName, folioNo, kind, lines, notes } = change;
  const [isDeclining, setIsDeclining] = useState(false);
  const decline = useDecline();
  const answer = useCodes({ token, change, onDecided, onRetry });
  if (isDeclining) {
    const onBack = () => setIsDeclining(false);
    return (
      <DeclineChange {...{ decline, answer, onBack }} title={titles[kind]} distributor={distributor.name} />
    );
  }
  return (
    <div className={`flex column gap-20 ${form.form}`}>
      <header className={form.intro}>
        <h1>{investorName}, please confirm</h1>
        <p className="above-8 soft">
          {distributor.name}, {distributor.arn}, asks for a change in your folio. Nothing changes until you
          confirm it.
        </p>
        <ExpiryText expiresAt={change.expiresAt} now={change.now} onOver={onRetry} />
      </header>
      <article className={card.card} aria-labelledby="change">
        <header className={card.head}>
          <h2 id="change" className={`text-display heavy figures tight ${card.headline}`}>
            {titles[kind]}
          </h2>
        </header>
        <dl>
          <div className={`flex wrap between gap-2-16 pad-12-0 text-large line-above mute-terms ${card.row}`}>
            <dt>Folio</dt>
            <dd>{folioNo}</dd>
          </div>
          {lines.map(({ label, value }) => (
            <div
              key={`${label} ${value}`}
              className={`flex wrap between gap-2-16 pad-12-0 text-large line-above mute-terms ${card.row}`}
            >
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </article>
      <div className={form.side}>
        {notes.length > 0 && (
          <section className="stack gap-8 soft text-body" aria-label="Please read">
            {notes.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        )}
        <ChangeCodes change={change} answer={answer} onDecline={() => setIsDeclining(true)} />
      </div>
    </div>
  );
}
