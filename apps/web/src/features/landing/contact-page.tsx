import { brand } from 'virtual:brand';
import { ButtonAnchor } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { MailIcon } from '../../ui/action/icons.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './contact-page.module.css';
import { mailToSupport, SupportLines } from './support.tsx';

/** "Write to us" for someone who is signed in. */
export function Page() {
  return (
    <div className={styles.page}>
      <PageHeader
        title="Write to us"
        note="Name your ARN, and the folio or reference if it is about an order."
        back
      />
      <div className={styles.cards}>
        <Card title="By e-mail">
          <p className={styles.text}>You write from your own mail program and keep a copy there.</p>
          <ButtonAnchor href={mailToSupport}>
            <Icon of={MailIcon} />
            {brand.support.email}
          </ButtonAnchor>
        </Card>
        <Card title="By phone">
          <SupportLines />
        </Card>
        <Card title="By post">
          <p className={styles.text}>{brand.legalName}</p>
          <p className={styles.text}>{brand.address}</p>
        </Card>
      </div>
    </div>
  );
}
