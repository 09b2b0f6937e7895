import { brand, markUrl } from 'virtual:brand';
import { telephoneLink } from '@hub/contract/urls/telephone-link';
import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './frame.module.css';

function watchConnection(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

const { number } = brand.support.helpline;

/** The asset manager's name and its line for investors above, what the page is about, and the warning that the regulator wants below. */
export function Frame({ children }: { children: ReactNode }) {
  const isOffline = useSyncExternalStore(watchConnection, () => navigator.onLine === false);
  return (
    <div className={`flex column text-large ${styles.page}`}>
      <header className={`raised ${styles.header}`}>
        <div className={`row wrap gap-0-8 ${styles.brand}`}>
          <img src={markUrl} alt="" width={28} height={28} />
          <span className="grow heavy">{brand.name}</span>
          <a
            className="row tap soft text-body medium figures"
            href={telephoneLink(number)}
            aria-label={`Call us: ${number}`}
          >
            {number}
          </a>
        </div>
      </header>
      <div role="status">
        {isOffline && (
          <p className="tint-warning pad-12-16 warning text-large medium to-middle">
            You are offline. This page continues when you are connected again.
          </p>
        )}
      </div>
      <main className={`grow wide ${styles.main}`}>{children}</main>
      <footer className={`wide mute text-note ${styles.footer}`}>
        <p>{brand.disclaimer}</p>
        <p>
          {brand.legalName}. {brand.name} never asks for your PIN, password or card number.
        </p>
      </footer>
    </div>
  );
}
