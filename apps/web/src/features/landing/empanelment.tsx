import { brand } from 'virtual:brand';
import { ButtonLink } from '../../ui/action/button.tsx';
import styles from './section.module.css';

const steps = [
  {
    name: 'Have your ARN ready',
    text: 'Empanelment is open to distributors registered with AMFI. Keep your ARN, PAN and bank details at hand.',
  },
  {
    name: 'Fill in the form',
    text: 'It takes one sitting. What you have entered is kept if you are interrupted.',
  },
  {
    name: 'Log in',
    text: 'Once you are empanelled, your ARN and a one-time code are all you need.',
  },
];

export function Empanelment() {
  return (
    <section className={styles.section} aria-labelledby="empanelment">
      <h2 id="empanelment" className={styles.title}>
        Not with {brand.name} yet?
      </h2>
      <p className={styles.lead}>Get empanelled once, and distribute all its schemes.</p>
      <ol className={styles.steps}>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to="empanelment" size="large">
        Get empanelled
      </ButtonLink>
    </section>
  );
}
