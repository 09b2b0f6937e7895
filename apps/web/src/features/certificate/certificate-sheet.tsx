import { brand } from 'virtual:brand';
import type { Certificate } from '@hub/contract/calls/certificate/certificate';
import { dayText } from '@hub/domain';
import { useServices } from '../../lib/react.ts';
import { whatsappLink } from '../../parts/contact/contact-links.ts';
import { Button, ButtonAnchor } from '../../ui/action/button.tsx';
import { CopyButton } from '../../ui/action/copy-button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { CertificateIcon, DownloadIcon, WhatsappIcon } from '../../ui/action/icons.ts';
import { StatusChip } from '../../ui/feedback/status-chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import styles from './certificate.module.css';
import { useSaveCertificate } from './queries.ts';

const kinds = { empanelment: 'Empanelment', training: 'Training' } as const;
const validities = {
  valid: { tone: 'good', name: 'Valid' },
  expired: { tone: 'soon', name: 'Expired' },
  revoked: { tone: 'bad', name: 'Revoked' },
} as const;

interface CertificateSheetProps {
  certificate: Certificate;
  /** Its holder hands it on; others save it. */
  isOwn: boolean;
}

/** A certificate as a page. */
export function CertificateSheet({ certificate, isOwn }: CertificateSheetProps) {
  const { kind, title, holder, arn, issuedOn, validTo, validity, ticket } = certificate;
  const { config } = useServices();
  const save = useSaveCertificate(ticket);
  const { tone, name } = validities[validity];
  const link = `${config.origin ?? window.location.origin}${hrefTo('certificate/view')}?${new URLSearchParams({ c: ticket })}`;
  return (
    <Card className={`stack gap-16 ${styles.sheet}`}>
      <div className={`stack start gap-12 ${styles.head}`}>
        <span className={`stack centre brand tinted ${styles.mark}`}>
          <Icon of={CertificateIcon} size={28} />
        </span>
        <div className={styles.words}>
          <p className="mute text-note">
            {kinds[kind]} · {brand.name}
          </p>
          <h2>{title}</h2>
        </div>
        <StatusChip tone={tone}>{name}</StatusChip>
      </div>
      <Facts>
        <Fact label="Holder">{holder}</Fact>
        <Fact label="ARN">{arn}</Fact>
        <Fact label="Issued on">{dayText(issuedOn)}</Fact>
        <Fact label="Valid to">{validTo === null ? 'No expiry date' : dayText(validTo)}</Fact>
      </Facts>
      <div className={`flex wrap gap-8 ${styles.ways}`}>
        <Button look="outline" busy={save.isPending} onClick={() => save.mutate()}>
          <Icon of={DownloadIcon} />
          Download PDF
        </Button>
        {isOwn && (
          <>
            <ButtonAnchor
              look="outline"
              href={whatsappLink('', `${title}, ${holder}\n${link}`)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon of={WhatsappIcon} />
              WhatsApp
            </ButtonAnchor>
            <CopyButton text={link} />
          </>
        )}
      </div>
    </Card>
  );
}
