import { loginTypes } from '@hub/domain';
import { useServices, useStore } from '../../lib/react.ts';
import { Button, ButtonLink } from '../../ui/action/button.tsx';
import { hrefTo, useNavigation } from '../../ui/navigation/navigation.ts';
import styles from './arn-status-banner.module.css';

/** Whoever came without a login (Spec §6) is told why the screens are empty, and how to leave that. */
export function GuestBanner() {
  const { session } = useServices();
  const { profile, loginType, preLoginTransaction } = useStore(session);
  const navigation = useNavigation();
  if (profile || preLoginTransaction || loginType === null) return null;
  const leave = async () => {
    await session.setLoginType(null);
    navigation.go(hrefTo('landing'));
  };
  return (
    <aside className={styles.banner} aria-label="Not logged in" data-testid="guest-banner">
      <div className={styles.words}>
        <p className="ink text-body heavy">You are looking around without a login</p>
        <p>You can open the screens, but no client data is shown.</p>
        <p className="flex wrap gap-8 above-8">
          {loginType === loginTypes.oneTransaction ? (
            <ButtonLink to="transact/pre-login" size="compact">
              Get a code for one transaction
            </ButtonLink>
          ) : (
            <ButtonLink to="login" size="compact">
              Log in
            </ButtonLink>
          )}
          <Button look="outline" size="compact" onClick={() => void leave()}>
            Leave
          </Button>
        </p>
      </div>
    </aside>
  );
}
