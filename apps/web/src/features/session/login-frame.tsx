import { brand } from 'virtual:brand';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo.tsx';
import styles from './login.module.css';

interface LoginFrameProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function LoginFrame({ title, lead, children }: LoginFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.card}>
        <Logo size={44} bare />
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      <p className={styles.help}>
        Trouble logging in? <a href={`mailto:${brand.support.email}`}>{brand.support.email}</a>
      </p>
    </div>
  );
}
