import { ButtonLink } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CheckIcon } from '../../../ui/action/icons.ts';
import { Logo } from '../../../ui/layout/logo.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { addressIn } from '../words/language.ts';
import type { LandingWords } from '../words/words.ts';
import styles from './hero.module.css';

export function Hero({ words }: { words: LandingWords }) {
  const { hero, journey, other } = words;
  return (
    <div className={styles.hero}>
      <div className={styles.inside}>
        {/* Narrow pages have no header here (Spec §2): the page brings the logo and the way in itself. */}
        <div className={styles.bar}>
          <Logo size={32} />
          <RouteLink to="login" className={styles.barLink}>
            {hero.logIn}
          </RouteLink>
        </div>
        <div>
          <p className={styles.eyebrow}>
            {hero.eyebrow}
            <a
              className={styles.language}
              href={addressIn(other.language)}
              hrefLang={other.language}
              lang={other.language}
            >
              {other.name}
            </a>
          </p>
          <h1 tabIndex={-1} className={styles.title}>
            {hero.title}
          </h1>
          <p className={styles.lead}>{hero.lead}</p>
          <div className={styles.actions}>
            <ButtonLink to="login" size="large" className={styles.main ?? ''}>
              {hero.logInWithArn}
            </ButtonLink>
            <ButtonLink to="empanelment" size="large" look="outline" className={styles.second ?? ''}>
              {hero.getEmpanelled}
            </ButtonLink>
          </div>
          <p className={styles.small}>{hero.note}</p>
        </div>
        <section className={styles.card} aria-labelledby="journey">
          <h2 id="journey" className="below-16 mute text-note">
            {journey.title}
          </h2>
          <ol className={styles.steps}>
            {journey.steps.map(({ who, what }) => (
              <li key={what}>
                <span className={styles.dot}>
                  <Icon of={CheckIcon} size={13} />
                </span>
                <span>
                  <b>{who}</b> {what}
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
