import { brand } from 'virtual:brand';
import { readLoginWays } from '@hub/contract/console/login-calls';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/layout/logo.tsx';
import { useStaffQuery } from '../calls/console-context.ts';
import styles from './login.module.css';

interface LoginFrameProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** What stands alone on the screen before somebody is logged in. */
export function LoginFrame({ title, note, children }: LoginFrameProps) {
  const environment = useStaffQuery(readLoginWays, {}).data?.environment;
  return (
    <main id="main" className={`stack centre ${styles.screen}`}>
      <div className={`stack one-column gap-20 raised round-card ${styles.box}`}>
        <div className="row between gap-12">
          <span className="row gap-8 strong">
            <Logo size={28} bare />
            {brand.name}
          </span>
          {environment !== undefined && (
            <span className={`text-small strong mute ${styles.environment}`}>{environment}</span>
          )}
        </div>
        <div className="stack gap-4">
          <h1 tabIndex={-1}>{title}</h1>
          {note && <p className="mute">{note}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
