import { isTransactionPopupMode, routes } from '@hub/domain';
import { useLocation } from '@tanstack/react-router';
import { useHome } from '../../lib/react.ts';
import { beginsTransaction, readTransactionStart } from '../../parts/transaction/start-transaction.ts';
import { Button, ButtonLink } from '../../ui/action/button.tsx';
import { SeedArt } from '../../ui/feedback/art.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useCurrentRoute } from '../../ui/navigation/current-route.ts';
import { useNavigation } from '../../ui/navigation/navigation.ts';
import { BegunTransaction } from './begun-transaction.tsx';
import styles from './plain-page.module.css';

/** The screen of every route whose feature is not built yet. It promises nothing and shows no made-up figures. */
export function Page() {
  const route = useCurrentRoute();
  const query = useLocation({ select: (location) => location.searchStr });
  const begun =
    route !== null && route !== 'not-found' && isTransactionPopupMode(route) && beginsTransaction(query);
  const title = route && route !== 'not-found' ? routes[route].title : '';
  return (
    <div className={styles.page}>
      <PageHeader title={title} back />
      <div className={styles.card}>
        <div className={styles.words}>
          {begun ? <BegunTransaction start={readTransactionStart(query)} /> : <NotBuilt route={route} />}
        </div>
        <SeedArt className={styles.art} />
      </div>
    </div>
  );
}

function NotBuilt({ route }: { route: ReturnType<typeof useCurrentRoute> }) {
  const home = useHome();
  const navigation = useNavigation();
  return (
    <>
      <p className={styles.lead}>This screen is not available yet.</p>
      <p className={styles.text}>It opens here once it is released. There is nothing to do on it yet.</p>
      <div className={styles.actions}>
        {home.route !== route && <ButtonLink to={home.route}>{home.label}</ButtonLink>}
        <Button look="outline" onClick={() => navigation.back()}>
          Go back
        </Button>
      </div>
    </>
  );
}
