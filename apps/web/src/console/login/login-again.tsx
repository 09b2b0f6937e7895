import { loginTexts } from '@hub/contract/console/login-texts';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './login.module.css';
import { LoginFrame } from './login-frame.tsx';
import { LoginWays } from './login-ways.tsx';

/** Over the page, which stays as it was left: all of it is inert until somebody is back. */
export function LoginAgain() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const others = [...document.body.children].filter(
      (one) => one !== box.current && !one.hasAttribute('inert'),
    );
    for (const one of others) one.setAttribute('inert', '');
    const before = document.activeElement;
    box.current?.querySelector('h1')?.focus();
    return () => {
      for (const one of others) one.removeAttribute('inert');
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return createPortal(
    <div ref={box} className={styles.over}>
      <LoginFrame title={loginTexts.again} note={loginTexts.againNote}>
        <LoginWays />
      </LoginFrame>
    </div>,
    document.body,
  );
}
