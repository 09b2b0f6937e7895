import { brand } from 'virtual:brand';
import { Icon } from '../../../ui/action/icon.tsx';
import { ChevronRightIcon } from '../../../ui/action/icons.ts';
import { type PlainRoute, RouteLink } from '../../../ui/navigation/route-link.tsx';
import styles from './login.module.css';

const ways: readonly { to: PlainRoute; name: string; text: string }[] = [
  {
    to: 'login/brand-distributor',
    name: `Distributor of ${brand.name}`,
    text: `Your ARN works under ${brand.name}.`,
  },
  {
    to: 'login/independent-distributor',
    name: 'Independent distributor',
    text: 'You have an ARN and a book of your own.',
  },
  {
    to: 'login/brand-employee',
    name: `Employee of ${brand.name}`,
    text: 'Your employee login is recorded under an ARN.',
  },
];

/** The three log-ins of Spec §2. */
export function LoginWays() {
  return (
    <ul className={`stack gap-8 above-20 ${styles.ways}`}>
      {ways.map(({ to, name, text }) => (
        <li key={to}>
          <RouteLink to={to} className={styles.way}>
            <span>
              <b>{name}</b>
              <span className="block mute text-note">{text}</span>
            </span>
            <Icon of={ChevronRightIcon} />
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
