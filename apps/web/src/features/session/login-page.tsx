import { useState } from 'react';
import { useProfile } from '../../lib/react.ts';
import { useCurrentRoute } from '../../ui/current-route.ts';
import { RouteLink } from '../../ui/route-link.tsx';
import { ArnForm } from './arn-form.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './login.module.css';
import { LoginFrame } from './login-frame.tsx';
import { wordingOf } from './login-wording.ts';
import type { SentCode } from './sent-code.ts';

/** ARN, then code: two steps of one page, so that going back a step keeps what was typed. */
export function Page() {
  const route = useCurrentRoute();
  const wording = wordingOf(route);
  const profile = useProfile();
  const [arn, setArn] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  if (sent) {
    return (
      <LoginFrame title="Enter the code">
        <CodeForm sent={sent} onSentAgain={setSent} onOtherArn={() => setSent(null)} />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={wording.title} lead={wording.lead}>
      {profile && (
        <p className={styles.note}>
          You are logged in as {profile.name}. <RouteLink to="dashboard">Go to the dashboard</RouteLink>
        </p>
      )}
      <ArnForm arn={arn} loginAs={wording.loginAs} onArn={setArn} onSent={setSent} />
      <p className={styles.other}>
        <RouteLink to="login/set-type">Log in another way</RouteLink>
        <RouteLink to="empanelment">Get empanelled</RouteLink>
      </p>
    </LoginFrame>
  );
}
