import { consoleTexts } from '@hub/contract/console/console-texts';
import { roleNames } from '@hub/contract/staff/role-texts';
import { useStore } from '../../lib/react.ts';
import { MenuButton, MenuItem, MenuLink } from '../../ui/overlay/menu-button.tsx';
import { chooseColourScheme, colourScheme, colourSchemes } from '../../ui/theme/colour-scheme.ts';
import { useMe } from '../calls/console-context.ts';
import { Initials } from '../layout/initials.tsx';
import { paths } from '../routes/screens.ts';
import styles from './person-menu.module.css';
import { useLogOut } from './use-log-out.ts';

const texts = consoleTexts.person;

/** Who is logged in, and what is theirs. */
export function PersonMenu() {
  const { name, roles, email } = useMe();
  const scheme = useStore(colourScheme);
  const logOut = useLogOut();
  const button = (
    <button type="button" className={styles.button}>
      <Initials name={name} />
      <span className="visually-hidden">{texts.menu(name)}</span>
      <span className={styles.words} aria-hidden="true">
        <b className="block">{name}</b>
        <span className="block mute text-small">{roles.map((role) => roleNames[role]).join(', ')}</span>
      </span>
    </button>
  );
  return (
    <MenuButton button={button} note={email}>
      <MenuLink text={texts.own} href={paths.own}>
        {texts.own}
      </MenuLink>
      {colourSchemes
        .filter((one) => one !== scheme)
        .map((one) => (
          <MenuItem key={one} text={texts.colours[one]} onAction={() => chooseColourScheme(one)}>
            {texts.colours[one]}
          </MenuItem>
        ))}
      <MenuItem text={texts.logOut} onAction={() => void logOut()}>
        {texts.logOut}
      </MenuItem>
    </MenuButton>
  );
}
