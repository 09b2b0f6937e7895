import { brand } from 'virtual:brand';
import { ButtonAnchor } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { MailIcon } from '../../ui/action/icons.ts';
import styles from './section.module.css';

export const mailToSupport = `mailto:${brand.support.email}?subject=${encodeURIComponent(brand.productName)}`;

const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

export function Contact() {
  return (
    <section className={styles.section} aria-labelledby="contact">
      <div className={styles.panel}>
        <div>
          <h2 id="contact" className={styles.title}>
            Write to us
          </h2>
          <p className={styles.lead}>
            Questions about empanelment, your login or an order: a person answers.
          </p>
          <ButtonAnchor href={mailToSupport}>
            <Icon of={MailIcon} />
            {brand.support.email}
          </ButtonAnchor>
        </div>
        <SupportLines />
      </div>
    </section>
  );
}

/** The phone lines of the brand file. */
export function SupportLines() {
  return (
    <dl className={styles.lines}>
      {brand.support.phones.map(({ label, number, hours }) => (
        <div key={number} className={styles.line}>
          <dt>
            {label}
            <div className={styles.hours}>{hours}</div>
          </dt>
          <dd>
            <a href={telephone(number)}>{number}</a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
