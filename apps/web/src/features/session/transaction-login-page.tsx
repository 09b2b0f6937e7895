import { useState } from 'react';
import { useProfile, useServices, useStore } from '../../lib/react.ts';
import { Button, ButtonLink } from '../../ui/action/button.tsx';
import { Segmented } from '../../ui/form/choice/segmented.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { CodeLogin } from './code/code-login.tsx';
import { useTransactionLogin } from './code/use-code-login.ts';
import styles from './frame/login.module.css';
import { LoginFrame } from './frame/login-frame.tsx';
import { InvestorOrder } from './investor/investor-order.tsx';

const title = 'Transact without logging in';

type Way = 'code' | 'investor';

/**
 * Spec §2 and §6, the pre-login transaction: a code opens Initiate Transaction and nothing else; who knows an investor's
 * PAN and folio can send that investor one transaction without any code.
 */
export function Page() {
  const { preLoginTransaction } = useStore(useServices().session);
  const profile = useProfile();
  const check = useTransactionLogin();
  const [way, setWay] = useState<Way>('code');
  if (preLoginTransaction) return <Running />;
  const ways = (
    <div className={styles.start}>
      <Segmented
        label="How to start"
        value={way}
        options={[
          { value: 'code', text: 'One-time code' },
          { value: 'investor', text: 'Investor’s folio' },
        ]}
        onChange={setWay}
      />
    </div>
  );
  if (way === 'investor') {
    return (
      <LoginFrame title={title} lead="For one folio: the investor gets a link, and confirms or declines.">
        {ways}
        <InvestorOrder />
        <p className={`flex wrap between gap-8-16 above-20 line-above ${styles.other}`}>
          <RouteLink to="login">Log in to everything</RouteLink>
        </p>
      </LoginFrame>
    );
  }
  return (
    <CodeLogin
      title={title}
      lead="For one transaction on a device that is not yours: a one-time code is all it takes."
      action="Go to the transaction"
      check={check}
      before={
        <>
          {ways}
          <ul className={`stack gap-4 above-12 soft text-note ${styles.facts}`}>
            <li>Opens the transaction pages, and nothing else of your account.</li>
            <li>Your profile is not saved on this device.</li>
            <li>It ends by itself after the transaction, or when it is not used.</li>
          </ul>
          {profile && (
            <p className={`pad-12 above-16 soft text-note tinted round ${styles.note}`}>
              You are logged in as {profile.name}: no code is needed.{' '}
              <RouteLink to="transact/initiate">Go to the transaction</RouteLink>
            </p>
          )}
        </>
      }
      after={
        <p className={`flex wrap between gap-8-16 above-20 line-above ${styles.other}`}>
          <RouteLink to="login">Log in to everything</RouteLink>
          <RouteLink to="empanelment">Get empanelled</RouteLink>
        </p>
      }
    />
  );
}

function Running() {
  const { logout } = useServices();
  return (
    <LoginFrame
      title={title}
      lead="A transaction is open on this device. End it before someone else uses the device."
    >
      <div className={`stack gap-16 above-20 ${styles.form}`}>
        <ButtonLink to="transact/initiate" size="large" wide>
          Continue
        </ButtonLink>
        <Button look="outline" size="large" wide onClick={() => void logout()}>
          End it now
        </Button>
      </div>
    </LoginFrame>
  );
}
