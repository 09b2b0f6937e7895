import { useStore } from '../../lib/react.ts';
import { Icon } from '../../ui/action/icon.tsx';
import { AutoIcon, DarkIcon, LightIcon } from '../../ui/action/icons.ts';
import { chooseColourScheme, colourScheme, colourSchemes } from '../../ui/theme/colour-scheme.ts';
import styles from './colour-scheme-switch.module.css';
import { inPageLanguage } from './page-words.ts';

const looks = {
  auto: { name: 'Auto', icon: AutoIcon },
  light: { name: 'Light', icon: LightIcon },
  dark: { name: 'Dark', icon: DarkIcon },
} as const;

export function ColourSchemeSwitch() {
  const chosen = useStore(colourScheme);
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{inPageLanguage('Colours')}</legend>
      {colourSchemes.map((scheme) => (
        <label key={scheme} className={styles.option}>
          <input
            type="radio"
            name="colour-scheme"
            value={scheme}
            checked={scheme === chosen}
            onChange={() => chooseColourScheme(scheme)}
          />
          <Icon of={looks[scheme].icon} size={14} />
          {inPageLanguage(looks[scheme].name)}
        </label>
      ))}
    </fieldset>
  );
}
