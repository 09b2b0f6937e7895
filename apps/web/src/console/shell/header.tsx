import { brand } from 'virtual:brand';
import { consoleTexts } from '@hub/contract/console/console-texts';
import { Logo } from '../../ui/layout/logo.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { PaletteDoor } from '../../ui/palette/palette-door.tsx';
import { useMe } from '../calls/console-context.ts';
import { paths } from '../routes/screens.ts';
import styles from './header.module.css';
import { PersonMenu } from './person-menu.tsx';

const fetchPalette = () => import('./console-palette.tsx').then(({ ConsolePalette }) => ConsolePalette);

/** Whose console it is, the search, where it runs, and who is logged in. */
export function Header() {
  const { environment } = useMe();
  return (
    <header className={styles.header}>
      <RouteLink href={paths.home} className={`row gap-8 strong ink bare ${styles.mark}`}>
        <Logo size={26} bare />
        <span className={styles.name}>
          {brand.name} {consoleTexts.name}
        </span>
      </RouteLink>
      <div className={styles.search}>
        <PaletteDoor label={consoleTexts.search.label} fetchPalette={fetchPalette} />
      </div>
      <span className={`text-small strong mute ${styles.environment}`}>{environment}</span>
      <PersonMenu />
    </header>
  );
}
