import type { SharedStatement } from '@hub/contract/calls/statements/statements-shared';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { DatedText } from '../../ui/date/dated-text.tsx';
import field from '../../ui/form/field/field.module.css';
import { cx } from '../../ui/theme/cx.ts';
import { calls, request } from '../link/request.ts';
import { whatFailed } from '../link/texts.ts';
import { useWorld } from '../link/world.ts';
import form from '../orders/confirm-form.module.css';
import { Button } from '../parts/button.tsx';
import styles from './statement.module.css';

interface StatementLockProps {
  token: string;
  requests: NonNullable<SharedStatement['requests']>;
  onAnswer: (reply: SharedStatement, lastFour: string) => void;
  /** The server said no: it may have locked the link. */
  onRefused: () => unknown;
}

const whole = /^\d{3}[A-Z]$/;
/** As one types them: small letters and spaces do not matter. */
const lastFourOf = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 4);

const triesText = (left: number): string =>
  left === 1 ? 'One try is left, then the link is locked.' : `${left} tries are left.`;

/** Whose statement it is, the end of the PAN proves. */
export function StatementLock({ token, requests, onAnswer, onRefused }: StatementLockProps) {
  const world = useWorld();
  const input = useRef<HTMLInputElement>(null);
  const [lastFour, setLastFour] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { distributor, title, triesLeft } = requests;

  async function open() {
    if (!whole.test(lastFour)) {
      setWrong('Enter three digits and a letter, such as 234F.');
      input.current?.focus();
      return;
    }
    setWrong(null);
    setBusy(true);
    const answer = await request<SharedStatement>(world, calls.unlockStatement, { token, lastFour });
    setBusy(false);
    if ('failure' in answer) {
      setWrong(whatFailed(answer.failure));
      if (answer.failure.kind !== 'refused') return;
      setLastFour('');
      input.current?.focus();
      onRefused();
      return;
    }
    onAnswer(answer.value, lastFour);
    if (answer.value.statement !== null || answer.value.requests === null) return;
    setLastFour('');
    setWrong(
      `These are not the last four characters of the PAN. ${triesText(answer.value.requests.triesLeft)}`,
    );
    input.current?.focus();
  }

  return (
    <form
      className={`stack amid gap-20 ${styles.lock}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void open();
      }}
    >
      <header className={form.intro}>
        <h1>
          <DatedText>{title}</DatedText>
        </h1>
        <p className="above-8 soft">
          {distributor.name}, {distributor.arn}, shared it with you. To open it, enter the last four
          characters of your PAN.
        </p>
      </header>
      <LastFourField ref={input} value={lastFour} wrong={wrong} isBusy={isBusy} onChange={setLastFour}>
        {triesText(triesLeft)}
      </LastFourField>
      <Button type="submit" busy={isBusy}>
        {isBusy ? 'Opening' : 'Open the statement'}
      </Button>
    </form>
  );
}

interface LastFourFieldProps {
  value: string;
  wrong: string | null;
  isBusy: boolean;
  onChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
  children: ReactNode;
}

function LastFourField({ value, wrong, isBusy, onChange, ref, children }: LastFourFieldProps) {
  const id = useId();
  return (
    <div className="stack one-column gap-8">
      <label htmlFor={id} className="text-large strong">
        Last four characters of your PAN
      </label>
      <input
        ref={ref}
        id={id}
        className={cx(field.input, styles.four)}
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={8}
        placeholder="234F"
        readOnly={isBusy}
        aria-invalid={wrong !== null || undefined}
        aria-describedby={wrong === null ? `${id}-hint` : `${id}-error`}
        value={value}
        onChange={(event) => onChange(lastFourOf(event.currentTarget.value))}
      />
      <div role="alert" className={field.alert}>
        {wrong !== null && (
          <p id={`${id}-error`} className="danger text-large medium">
            {wrong}
          </p>
        )}
      </div>
      {wrong === null && (
        <p id={`${id}-hint`} className="mute text-body">
          {children}
        </p>
      )}
    </div>
  );
}
