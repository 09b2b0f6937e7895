import { type LoginType, loginTypes } from '@hub/domain';
import { useServices } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { hrefTo, useNavigation } from '../../ui/navigation/navigation.ts';
import styles from './frame/login.module.css';

/** Spec §6: two login types open the screens without a login. They show no data: the server gives none away. */
export function WithoutLogin() {
  const { session } = useServices();
  const navigation = useNavigation();
  const choose = async (type: LoginType, to: string) => {
    await session.setLoginType(type);
    navigation.go(to);
  };
  return (
    <section className={`above-20 line-above ${styles.choice}`} aria-labelledby="without-login">
      <h2 id="without-login">Or without a login</h2>
      <p className="block mute text-note">The screens open without any client data.</p>
      <div className={styles.buttons}>
        <Button look="outline" wide onClick={() => void choose(loginTypes.lookAround, hrefTo('nav'))}>
          Look around first
        </Button>
        <Button
          look="outline"
          wide
          onClick={() => void choose(loginTypes.oneTransaction, hrefTo('transact/initiate'))}
        >
          See the transaction pages
        </Button>
      </div>
    </section>
  );
}
