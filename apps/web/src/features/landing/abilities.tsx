import { brand } from 'virtual:brand';
import { Icon } from '../../ui/action/icon.tsx';
import {
  CompassIcon,
  FileIcon,
  LayersIcon,
  RupeeIcon,
  TransferIcon,
  UsersIcon,
} from '../../ui/action/icons.ts';
import styles from './section.module.css';

const abilities = [
  {
    icon: TransferIcon,
    name: 'Transact',
    text: 'Lumpsum, SIP, switch, redeem, STP and SWP, SIP pause, first-time purchases, zero-balance folios and one-time mandates.',
  },
  {
    icon: UsersIcon,
    name: 'Know your book',
    text: 'Every client, folio and scheme of your ARN, from the total down to a single holding.',
  },
  {
    icon: CompassIcon,
    name: 'Find the next conversation',
    text: 'SIPs that ceased or mature soon, clients who stopped investing, room left in ELSS this financial year.',
  },
  {
    icon: FileIcon,
    name: 'Statements without writing to us',
    text: 'Account and capital-gain statements of your investors, when they ask for them.',
  },
  {
    icon: RupeeIcon,
    name: 'Brokerage you can follow',
    text: 'Brokerage reports and the rate cards behind them.',
  },
  {
    icon: LayersIcon,
    name: 'Your name on it',
    text: 'Co-branded material, birthday and festival wishes to clients, and Prostart training videos.',
  },
];

export function Abilities() {
  return (
    <section className={styles.section} aria-labelledby="abilities">
      <h2 id="abilities" className={styles.title}>
        What you can do
      </h2>
      <p className={styles.lead}>
        {brand.productName} works in the browser and as an app on your phone, with the same login.
      </p>
      <ul className={styles.grid}>
        {abilities.map(({ icon, name, text }) => (
          <li key={name} className={styles.ability}>
            <span className={styles.icon}>
              <Icon of={icon} size={20} />
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
