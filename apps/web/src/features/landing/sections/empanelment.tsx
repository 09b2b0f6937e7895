import { ButtonLink } from '../../../ui/action/button.tsx';
import type { LandingWords } from '../words/words.ts';
import styles from './section.module.css';

export function Empanelment({ words: { empanelment, hero } }: { words: LandingWords }) {
  return (
    <section className={styles.section} aria-labelledby="empanelment">
      <h2 id="empanelment" className={styles.title}>
        {empanelment.title}
      </h2>
      <p className={styles.lead}>{empanelment.lead}</p>
      <ol className={styles.steps}>
        {empanelment.steps.map(({ name, text }) => (
          <li key={name}>
            <h3 className={styles.name}>{name}</h3>
            <p className="above-4 mute">{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to="empanelment" size="large">
        {hero.getEmpanelled}
      </ButtonLink>
    </section>
  );
}
