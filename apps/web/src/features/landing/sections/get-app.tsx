import { brand } from 'virtual:brand';
import { ButtonAnchor } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { MobileIcon } from '../../../ui/action/icons.ts';
import type { LandingWords } from '../words/words.ts';
import styles from './section.module.css';

/** The stores that the brand's apps stand in; nothing without an app. */
export function GetApp({ words: { app } }: { words: LandingWords }) {
  const { android, ios } = brand.stores;
  const stores = [
    ...(android ? [{ name: app.android, url: android.url }] : []),
    ...(ios ? [{ name: app.ios, url: ios.url }] : []),
  ];
  if (stores.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="get-app">
      <h2 id="get-app" className={styles.title}>
        {app.title}
      </h2>
      <p className={styles.lead}>{app.lead}</p>
      <p className={styles.stores}>
        {stores.map(({ name, url }) => (
          <ButtonAnchor
            key={url}
            href={url}
            look="outline"
            size="large"
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon of={MobileIcon} />
            {name}
          </ButtonAnchor>
        ))}
      </p>
    </section>
  );
}
