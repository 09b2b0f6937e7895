import { isNative } from '@hub/domain';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useHome, useProfile, useServices } from '../../lib/react.ts';
import { useCurrentRoute } from '../../ui/navigation/current-route.ts';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { CodeLogin } from './code/code-login.tsx';
import { useCodeLogin } from './code/use-code-login.ts';
import { DeviceLoginStep } from './device/device-login-step.tsx';
import styles from './frame/login.module.css';
import { LoginWays } from './frame/login-ways.tsx';
import { wordingOf } from './frame/login-wording.ts';

/** Every way in by code; on native the login via OTP begins with the PIN or the reader, where one is set up. */
export function Page() {
  const route = useCurrentRoute();
  const { platform } = useServices();
  const [byCode, setByCode] = useState<{ because: string | null } | null>(null);
  if (route === 'login/otp' && isNative(platform.kind) && byCode === null) {
    return <DeviceLoginStep onByCode={(because) => setByCode({ because })} />;
  }
  // A page of its own for each way: what was typed into one is not carried into another.
  return <CodePage key={route} because={byCode?.because ?? null} />;
}

function CodePage({ because }: { because: string | null }) {
  const route = useCurrentRoute();
  const check = useCodeLogin();
  const profile = useProfile();
  const home = useHome();
  const wording = wordingOf(route);
  const given = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('arn') });
  return (
    <CodeLogin
      {...wording}
      given={given ?? undefined}
      check={check}
      before={
        <>
          {because && (
            <p className={`pad-12 above-16 soft text-note tinted round ${styles.note}`}>{because}</p>
          )}
          {profile && (
            <p className={`pad-12 above-16 soft text-note tinted round ${styles.note}`}>
              You are logged in as {profile.name}. <RouteLink to={home.route}>{home.label}</RouteLink>
            </p>
          )}
        </>
      }
      after={
        <>
          {route === 'login' && (
            <section className={`above-20 line-above ${styles.choice}`} aria-labelledby="login-ways">
              <h2 id="login-ways">Or say who is logging in</h2>
              <LoginWays />
            </section>
          )}
          <p className={`flex wrap between gap-8-16 above-20 line-above ${styles.other}`}>
            {route === 'login' ? (
              <>
                <RouteLink to="transact/pre-login">Transact without logging in</RouteLink>
                <RouteLink to="login/set-type">Look around first</RouteLink>
              </>
            ) : (
              <RouteLink to="login">Log in another way</RouteLink>
            )}
            <RouteLink to="empanelment">Get empanelled</RouteLink>
          </p>
        </>
      }
    />
  );
}
