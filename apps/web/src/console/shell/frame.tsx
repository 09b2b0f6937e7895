import { consoleTexts } from '@hub/contract/console/console-texts';
import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useStore } from '../../lib/react.ts';
import { useConsole, useMe } from '../calls/console-context.ts';
import { isWithin, screensFor } from '../routes/screens.ts';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { Menu } from './menu.tsx';

/** Fields of every kind: they come when an act is first opened. */
const ActPanel = lazy(() => import('../acts/act-panel.tsx').then((module) => ({ default: module.ActPanel })));

/** Around every screen of somebody who is logged in; the panel of an act stands beside the page, without a veil. */
export function Frame({ children }: { children: ReactNode }) {
  const opened = useStore(useConsole().openAct);
  useArrival();
  return (
    <div className={styles.frame} data-act={opened !== null || undefined}>
      <a href="#main" className={styles.skip}>
        {consoleTexts.skip}
      </a>
      <Header />
      <Menu />
      <main id="main" tabIndex={-1} className={`stack one-column top gap-12 quiet ${styles.main}`}>
        {children}
      </main>
      <Suspense>{opened && <ActPanel key={JSON.stringify(opened)} opened={opened} />}</Suspense>
    </div>
  );
}

/** After a navigation the focus goes to the page's heading, and the document has its title. */
function useArrival(): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { rights } = useMe();
  const before = useRef<string | null>(null);
  useEffect(() => {
    const screen = screensFor(rights).find((one) => isWithin(path, one));
    document.title = `${screen?.title ?? consoleTexts.screens.own} · ${consoleTexts.name}`;
    if (before.current !== null && before.current !== path) {
      const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
      target?.focus({ preventScroll: true });
    }
    before.current = path;
  }, [path, rights]);
}
