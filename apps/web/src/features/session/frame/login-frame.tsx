import { brand } from 'virtual:brand';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Logo } from '../../../ui/layout/logo.tsx';
import styles from './login.module.css';

interface LoginFrameProps {
  title: string;
  lead?: string;
  /** Opens the help for a code that does not come; without it the support address stands there. */
  onHelp?: () => void;
  /** Without the line below: the card itself is the help. */
  bare?: boolean;
  children: ReactNode;
}

export function LoginFrame({ title, lead, onHelp, bare = false, children }: LoginFrameProps) {
  return (
    <div className={`stack centred gap-20 ${styles.frame}`}>
      <div className={styles.card}>
        <Logo size={44} bare />
        <Title text={title} />
        {lead && <p className="above-8 mute">{lead}</p>}
        {children}
      </div>
      {!bare && (
        <p className="mute text-note">
          Trouble logging in?{' '}
          {onHelp ? (
            <Button look="quiet" size="compact" className={styles.helpButton ?? ''} onClick={onHelp}>
              Get help
            </Button>
          ) : (
            <a href={`mailto:${brand.support.email}`}>{brand.support.email}</a>
          )}
        </p>
      )}
    </div>
  );
}

/** A step of the page is announced like a page: its heading gets the focus unless a field of it has it. */
function Title({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(text);
  useEffect(() => {
    if (first.current === text) return;
    first.current = text;
    const card = heading.current?.parentElement;
    if (!card?.contains(document.activeElement)) heading.current?.focus();
  }, [text]);
  return (
    <h1 ref={heading} tabIndex={-1} className={`above-20 text-title ${styles.title}`}>
      {text}
    </h1>
  );
}
