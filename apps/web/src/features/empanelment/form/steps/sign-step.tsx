import { createBroker, sendOtp } from '@hub/contract/calls/empanelment/empanelment';
import { declarationTexts, empanelmentTexts } from '@hub/contract/empanelment/empanelment-texts';
import { type Declaration, declarations } from '@hub/domain/empanelment/empanelment-form';
import { useRef, useState } from 'react';
import { CodeEntry } from '../../../../parts/one-time-code/code-entry.tsx';
import { failureText } from '../../../../parts/one-time-code/failure-text.ts';
import { type CodeChannel, type OnItsWay, onItsWay } from '../../../../parts/one-time-code/on-its-way.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { CheckBox } from '../../../../ui/form/choice/check-box.tsx';
import { StepActions } from '../../../../ui/form/steps/step-frame.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useOwnCall } from '../../pass/pass.ts';
import { useTakeDetail } from '../../pass/queries.ts';
import { Answers } from '../parts/answers.tsx';
import { BackButton } from '../parts/step-form-box.tsx';
import type { StepProps } from '../parts/step-props.ts';

type Sent = OnItsWay & { readonly requestId: string };

/** All answers, the declarations, and the code that signs them. */
export function SignStep({ held, detail, goBack, hrefOf }: StepProps) {
  const call = useOwnCall(held);
  const take = useTakeDetail(held);
  const [agreed, setAgreed] = useState<readonly Declaration[]>([]);
  const [sent, setSent] = useState<Sent | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  const send = async (channel?: CodeChannel) => {
    const reply = await call(sendOtp, { ...(channel && { channel }) });
    setSent({ requestId: reply.requestId, ...onItsWay(reply) });
  };
  const start = async () => {
    if (agreed.length < declarations.length) {
      setProblem(empanelmentTexts.declarations);
      return box.current?.querySelector<HTMLElement>('input:not(:checked)')?.focus();
    }
    setProblem(null);
    setBusy(true);
    try {
      await send();
    } catch (failure) {
      setProblem(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  const sign = async (requestId: string, otp: string) => {
    const submit = { requestId, otp, declarations: [...agreed] };
    take(await call(createBroker, { version: detail.version, submit }));
  };
  return (
    <div ref={box} className="stack one-column gap-12">
      <Answers detail={detail} hrefOf={hrefOf} />
      {sent === null ? (
        <>
          <Declarations
            agreed={agreed}
            problem={problem}
            onChange={(next) => {
              setProblem(null);
              setAgreed(next);
            }}
          />
          <StepActions>
            <BackButton goBack={goBack} />
            <Button size="large" busy={isBusy} onClick={() => void start()}>
              {isBusy ? 'Sending the code …' : 'Sign with a code'}
            </Button>
          </StepActions>
        </>
      ) : (
        <Card title="Sign and send">
          <CodeEntry
            sent={sent}
            other={sent.channel === 'SMS' ? 'EMAIL' : 'SMS'}
            action="Sign and send"
            check={(otp) => sign(sent.requestId, otp)}
            sendAgain={send}
          >
            <Button look="quiet" size="compact" onClick={() => setSent(null)}>
              Back to the form
            </Button>
          </CodeEntry>
        </Card>
      )}
    </div>
  );
}

interface DeclarationsProps {
  agreed: readonly Declaration[];
  problem: string | null;
  onChange: (agreed: readonly Declaration[]) => void;
}

const Declarations = ({ agreed, problem, onChange }: DeclarationsProps) => (
  <Card title="You declare" className="stack one-column gap-8">
    {declarations.map((one) => (
      <CheckBox
        key={one}
        label={declarationTexts[one]}
        checked={agreed.includes(one)}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.checked ? [...agreed, one] : agreed.filter((other) => other !== one));
        }}
      />
    ))}
    <p role="alert" className="danger text-note medium">
      {problem}
    </p>
  </Card>
);
