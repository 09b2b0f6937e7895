import { useHome } from '../../lib/react.ts';
import { Button, ButtonLink } from '../../ui/action/button.tsx';
import { LostArt } from '../../ui/feedback/art.tsx';
import { useNavigation } from '../../ui/navigation/navigation.ts';
import { cx } from '../../ui/theme/cx.ts';
import screen from '../../ui/theme/screen.module.css';
import styles from './not-found-page.module.css';

/** An address that leads nowhere, for someone who is signed in. */
export function Page() {
  const navigation = useNavigation();
  const home = useHome();
  return (
    <div className={cx(screen.screen, styles.lost)}>
      <LostArt className={screen.art} />
      <h1 tabIndex={-1} className="above-20 text-title heavy tight">
        This page does not exist
      </h1>
      <p className={screen.text}>
        The address may be mistyped, or the page has moved. Everything you can open is in the menu.
      </p>
      <div className={styles.actions}>
        <ButtonLink to={home.route}>{home.label}</ButtonLink>
        <Button look="outline" onClick={() => navigation.back()}>
          Go back
        </Button>
      </div>
    </div>
  );
}
