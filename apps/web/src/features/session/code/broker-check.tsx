import { texts } from '@hub/contract';
import { validateBroker } from '@hub/contract/calls/session/session';
import { isPan } from '@hub/domain';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../../lib/react.ts';
import { ArnField } from '../../../parts/one-time-code/arn-field.tsx';
import { failureText } from '../../../parts/one-time-code/failure-text.ts';
import { readArn } from '../../../parts/one-time-code/typed-arn.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { AlertIcon, CheckIcon } from '../../../ui/action/icons.ts';
import { TextField } from '../../../ui/form/text/text-field.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { answerTo, type BrokerAnswer } from './broker-answer.ts';
import styles from './code-help.module.css';

/** An ARN and its PAN: do they belong together, and may that ARN log in? */
export function BrokerCheck({ arn: started }: { arn: string }) {
  const api = useApi();
  const [arn, setArn] = useState(started);
  const [pan, setPan] = useState('');
  const [errors, setErrors] = useState<{ arn?: string; pan?: string }>({});
  const [answer, setAnswer] = useState<BrokerAnswer | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = readArn(arn);
    const typed = pan.trim().toUpperCase();
    const wrong = {
      ...(read === null && { arn: texts.field.arn }),
      ...(!isPan(typed) && { pan: texts.field.pan }),
    };
    setErrors(wrong);
    setAnswer(null);
    if (read === null || wrong.pan) return;
    setBusy(true);
    try {
      setAnswer(answerTo(read, await api.call(validateBroker, { arn: read, pan: typed })));
    } catch (failure) {
      setErrors({ pan: failureText(failure, 'pan') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="stack gap-12 above-12" onSubmit={(event) => void submit(event)} noValidate>
      <ArnField
        value={arn}
        error={errors.arn ?? null}
        onArn={(next) => {
          setArn(next);
          setErrors({});
          setAnswer(null);
        }}
      />
      <TextField
        label="PAN"
        hint="Of the ARN holder, for example ABCPE1234F."
        error={errors.pan ?? null}
        value={pan}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        isRequired
        onChange={(typed) => {
          setPan(typed.toUpperCase());
          setErrors({});
          setAnswer(null);
        }}
      />
      <Button type="submit" look="outline" wide busy={busy}>
        {busy ? 'Checking …' : 'Check'}
      </Button>
      <div role="status">{answer && <Answer {...answer} />}</div>
    </form>
  );
}

function Answer({ tone, title, text, empanel }: BrokerAnswer) {
  return (
    <div
      className={cx('flex start gap-8 pad-12-16 soft text-note round fixed-icon', styles[tone])}
      data-tone={tone}
    >
      <Icon of={tone === 'good' ? CheckIcon : AlertIcon} size={18} />
      <div>
        <p className="ink text-body strong">{title}</p>
        <p>{text}</p>
        {empanel && <RouteLink to="empanelment">Get empanelled</RouteLink>}
      </div>
    </div>
  );
}
