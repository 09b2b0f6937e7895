import { brand } from 'virtual:brand';
import { telephoneLink } from '@hub/contract/urls/telephone-link';
import styles from './section.module.css';

export const mailToSupport = `mailto:${brand.support.email}?subject=${encodeURIComponent(brand.productName)}`;

/** The phone lines of the brand file. */
export function SupportLines() {
  return (
    <dl className="stack gap-2">
      {brand.support.phones.map(({ label, number, hours }) => (
        <div key={number} className={styles.line}>
          <dt>
            {label}
            <div className="soft text-note normal">{hours}</div>
          </dt>
          <dd>
            <a href={telephoneLink(number)}>{number}</a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
