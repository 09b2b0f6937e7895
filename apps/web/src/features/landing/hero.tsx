import { brand } from 'virtual:brand';
import { ButtonLink } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { CheckIcon } from '../../ui/action/icons.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import styles from './hero.module.css';

const journey = [
  { who: 'You', what: 'fill in the order, with the checks at the field' },
  { who: 'Your investor', what: 'gets a link and confirms with an OTP' },
  { who: 'Their bank', what: 'pays, or the mandate does' },
  { who: 'The registrar', what: 'allots the units' },
  { who: 'You', what: 'see every step, and whom it waits on' },
];

export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.inside}>
        {/* Narrow pages have no header here (Spec §2): the page brings the logo and the way in itself. */}
        <div className={styles.bar}>
          <Logo size={32} />
          <RouteLink to="login" className={styles.barLink}>
            Log in
          </RouteLink>
        </div>
        <div>
          <p className={styles.eyebrow}>For distributors of {brand.name}</p>
          <h1 tabIndex={-1} className={styles.title}>
            Your clients, orders and brokerage in one place
          </h1>
          <p className={styles.lead}>
            Place a transaction in the time it takes to talk about it. Your investor confirms on their own
            phone, and you see where it stands until the units are there.
          </p>
          <div className={styles.actions}>
            <ButtonLink to="login" size="large" className={styles.main ?? ''}>
              Log in with your ARN
            </ButtonLink>
            <ButtonLink to="empanelment" size="large" look="outline" className={styles.second ?? ''}>
              Get empanelled
            </ButtonLink>
          </div>
          <p className={styles.small}>
            No password: a one-time code goes to the mobile or e-mail of your ARN.
          </p>
        </div>
        <section className={styles.card} aria-label="How an order travels">
          <h2 className={styles.cardTitle}>How an order travels</h2>
          <ol className={styles.steps}>
            {journey.map(({ who, what }) => (
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
