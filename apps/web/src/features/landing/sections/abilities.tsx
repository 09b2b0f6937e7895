import { IconMark } from '../../../ui/action/icon-mark.tsx';
import {
  CompassIcon,
  FileIcon,
  LayersIcon,
  RupeeIcon,
  TransferIcon,
  UsersIcon,
} from '../../../ui/action/icons.ts';
import type { LandingWords } from '../words/words.ts';
import styles from './section.module.css';

const icons = [
  ['transact', TransferIcon],
  ['book', UsersIcon],
  ['next', CompassIcon],
  ['statements', FileIcon],
  ['brokerage', RupeeIcon],
  ['name', LayersIcon],
] as const;

export function Abilities({ words: { abilities } }: { words: LandingWords }) {
  return (
    <section className={styles.section} aria-labelledby="abilities">
      <h2 id="abilities" className={styles.title}>
        {abilities.title}
      </h2>
      <p className={styles.lead}>{abilities.lead}</p>
      <ul className={styles.grid}>
        {icons.map(([ability, icon]) => (
          <li key={ability} className={styles.ability}>
            <IconMark of={icon} />
            <h3 className={styles.name}>{abilities[ability].name}</h3>
            <p className="above-4 mute">{abilities[ability].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
