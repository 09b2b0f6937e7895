import { Card } from '../../ui/card.tsx';
import styles from './dashboard.module.css';

const coming = [
  { name: 'Assets under management', text: 'in total and by asset class, with the date of the NAV' },
  { name: 'SIP book', text: 'a month, and what ceases or matures' },
  { name: 'Net sales', text: 'what came in and what went out' },
  { name: 'Clients', text: 'all, and new in this financial year' },
  { name: 'Opportunities', text: 'SIPs to renew, investors gone quiet, room left in ELSS' },
  { name: 'Today', text: 'what waits on you and on your investors' },
];

/** No figure is shown that has not been read: this says what will stand here. */
export function ComingFigures() {
  return (
    <Card title="Your figures" className={styles.wide ?? ''}>
      <p className={styles.text}>
        They are not part of this build. Nothing is shown here until it is read from your book.
      </p>
      <ul className={styles.coming}>
        {coming.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
