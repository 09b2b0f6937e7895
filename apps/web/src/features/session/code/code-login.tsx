import { brand } from 'virtual:brand';
import type { LoginKind } from '@hub/domain/session/login-kinds';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import styles from '../frame/login.module.css';
import { LoginFrame } from '../frame/login-frame.tsx';
import { ArnForm } from './arn-form.tsx';
import { CodeForm } from './code-form.tsx';
import { CodeHelp } from './code-help.tsx';
import { ContactForm } from './contact-form.tsx';
import { OtherLogin } from './other-login.tsx';
import type { CodeTarget, SentCode } from './sent-code.ts';
import type { CheckCode, EnteredCode } from './use-code-login.ts';

interface CodeLoginProps {
  title: string;
  lead: string;
  loginAs?: LoginKind | undefined;
  /** What the last button does. */
  action?: string;
  check: CheckCode;
  /** The ARN that somebody gave on the page before. */
  given?: string | undefined;
  /** Stands above the first step, and below it. */
  before?: ReactNode;
  after?: ReactNode;
}

type Step =
  | { readonly at: 'arn' }
  | { readonly at: 'contact'; readonly target: CodeTarget }
  | { readonly at: 'code'; readonly sent: SentCode }
  | { readonly at: 'not-empanelled'; readonly arn: string }
  | { readonly at: 'other-login'; readonly target: CodeTarget; readonly loginAs: LoginKind };

/** ARN, contact, code: steps of one page, so that going back a step keeps what was typed. */
export function CodeLogin({ loginAs, action = 'Log in', check, given = '', ...around }: CodeLoginProps) {
  const [arn, setArn] = useState(given);
  const [step, setStep] = useState<Step>({ at: 'arn' });
  const [helping, setHelping] = useState(false);
  const toArn = () => {
    setHelping(false);
    setStep({ at: 'arn' });
  };
  if (helping) return <CodeHelp arn={arn} onBack={() => setHelping(false)} />;
  if (step.at === 'not-empanelled') return <NotEmpanelled arn={step.arn} onOtherArn={toArn} />;
  if (step.at === 'other-login') {
    const { target, loginAs: own } = step;
    return (
      <OtherLogin
        arn={target.arn}
        loginAs={own}
        onGoOn={() => setStep({ at: 'contact', target: { ...target, loginAs: own } })}
        onOtherArn={toArn}
      />
    );
  }
  if (step.at === 'contact') {
    return (
      <LoginFrame
        title="Where shall we send the code?"
        lead={`These are the contacts registered with ${step.target.arn}.`}
        onHelp={() => setHelping(true)}
      >
        <ContactForm
          target={step.target}
          onSent={(sent) => setStep({ at: 'code', sent })}
          onOtherArn={toArn}
        />
      </LoginFrame>
    );
  }
  if (step.at === 'code') {
    const { sent } = step;
    const enter = async (entered: EnteredCode, onVerified: () => void) => {
      const outcome = await check(entered, onVerified);
      if (outcome.at === 'not-empanelled') setStep(outcome);
      if (outcome.at === 'other-login') setStep({ ...outcome, target: sent });
    };
    return (
      <LoginFrame title="Enter the code" bare>
        <CodeForm
          sent={sent}
          action={action}
          check={enter}
          onSentAgain={(next) => setStep({ at: 'code', sent: next })}
          onOtherArn={toArn}
          onHelp={() => setHelping(true)}
        />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={around.title} lead={around.lead} onHelp={() => setHelping(true)}>
      {around.before}
      <ArnForm
        arn={arn}
        loginAs={loginAs}
        onArn={setArn}
        onFound={(target) => setStep({ at: 'contact', target })}
      />
      {around.after}
    </LoginFrame>
  );
}

/** The code was right, so the ARN is theirs; only the empanelment is missing. */
function NotEmpanelled({ arn, onOtherArn }: { arn: string; onOtherArn: () => void }) {
  return (
    <LoginFrame title="One step before you can log in">
      <div className={`stack gap-16 above-20 ${styles.form}`} data-testid="not-empanelled">
        <p>
          The code was right: <b>{arn}</b> is yours. It is not empanelled with {brand.name} yet, so there is
          no account to open.
        </p>
        <p className="mute">
          Empanelment is done online. Your ARN is filled in already, and we follow your AMFI record for
          contact and bank.
        </p>
        <ButtonLink href={`${hrefTo('empanelment')}?arn=${encodeURIComponent(arn)}`} size="large" wide>
          Get empanelled
        </ButtonLink>
        <Button look="outline" size="large" wide onClick={onOtherArn}>
          Use another ARN
        </Button>
      </div>
    </LoginFrame>
  );
}
