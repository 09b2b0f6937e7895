import { brand } from 'virtual:brand';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CertificateIcon } from '../../../ui/action/icons.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import styles from './status.module.css';

interface EmpanelledProps {
  arn: string;
  /** Of the certificate. */
  ticket: string | null;
}

/** The end of the way: the certificate and the login. */
export function Empanelled({ arn, ticket }: EmpanelledProps) {
  return (
    <Card className={`stack centred gap-8 to-middle ${styles.joy}`}>
      <span className={`stack centre tint-success success ${styles.mark}`}>
        <Icon of={CertificateIcon} size={36} />
      </span>
      <h1 tabIndex={-1} className={styles.title}>
        Congratulations, you are empanelled
      </h1>
      <p className={`mute text-large ${styles.lead}`}>
        {arn} is now a distributor of {brand.name}. Your ARN and a one-time code log you in.
      </p>
      <div className={`flex wrap gap-8 hides-empty ${styles.ways}`}>
        <ButtonLink href={`${hrefTo('login')}?${new URLSearchParams({ arn })}`} size="large">
          Log in
        </ButtonLink>
        {ticket !== null && (
          <ButtonLink
            href={`${hrefTo('certificate/view')}?${new URLSearchParams({ c: ticket })}`}
            look="outline"
            size="large"
          >
            See your certificate
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
