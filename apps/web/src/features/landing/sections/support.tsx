import { brand } from 'virtual:brand';
import { ButtonAnchor } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { MailIcon } from '../../../ui/action/icons.ts';
import type { LandingWords } from '../words/words.ts';
import styles from './section.module.css';
import { mailToSupport, SupportLines } from './support-lines.tsx';

export function Contact({ words: { contact } }: { words: LandingWords }) {
  return (
    <section className={styles.section} aria-labelledby="contact">
      <div className={styles.panel}>
        <div>
          <h2 id="contact" className={styles.title}>
            {contact.title}
          </h2>
          <p className={styles.lead}>{contact.lead}</p>
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
