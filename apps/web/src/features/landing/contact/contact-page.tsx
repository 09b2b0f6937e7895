import { brand } from 'virtual:brand';
import { useProfile } from '../../../lib/react.ts';
import { RelationshipManager } from '../../../parts/person/relationship-manager.tsx';
import { ButtonAnchor } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { MailIcon } from '../../../ui/action/icons.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { mailToSupport, SupportLines } from '../sections/support-lines.tsx';
import styles from './contact-page.module.css';
import { QueryTopics } from './query-topics.tsx';

/** "Write to us" for someone who is signed in: a query first, because it keeps its answer beside it. */
export function Page() {
  const profile = useProfile();
  return (
    <div className={styles.page}>
      <PageHeader
        title="Write to us"
        note="A query keeps the answer and its files in one place, and you are notified."
        back
      />
      <div className={styles.columns}>
        <QueryTopics />
        <div className="stack gap-16">
          {profile && <RelationshipManager arn={profile.arnNo} />}
          <Card title="By phone">
            <SupportLines />
          </Card>
          <Card title="By e-mail">
            <p className={styles.text}>
              Mention your ARN, and the folio or reference if it is about an order.
            </p>
            <ButtonAnchor href={mailToSupport} look="outline">
              <Icon of={MailIcon} />
              {brand.support.email}
            </ButtonAnchor>
          </Card>
          <Card title="Office">
            <p>{brand.legalName}</p>
            <p className={styles.text}>{brand.address}</p>
          </Card>
        </div>
      </div>
    </div>
  );
}
