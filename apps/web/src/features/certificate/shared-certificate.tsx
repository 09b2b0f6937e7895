import type { Certificate } from '@hub/contract/calls/certificate/certificate';
import { VerdictBox } from '../../parts/verdict/verdict-box.tsx';
import { BlockedIcon, ClockIcon, GenuineIcon, NotGenuineIcon } from '../../ui/action/icons.ts';
import { CertificateSheet } from './certificate-sheet.tsx';

interface SharedCertificateProps {
  found: Certificate | null;
  isGenuine: boolean | null;
}

const words = {
  valid: {
    title: 'Genuine and valid',
    text: 'We issued this certificate, and it is valid today.',
    tone: 'good',
    icon: GenuineIcon,
  },
  expired: {
    title: 'Genuine, but expired',
    text: 'We issued this certificate, but it is no longer valid.',
    tone: 'soon',
    icon: ClockIcon,
  },
  revoked: {
    title: 'Genuine, but revoked',
    text: 'We issued this certificate and later revoked it. It is no longer valid.',
    tone: 'bad',
    icon: BlockedIcon,
  },
} as const;

/** What a link shows: whether we issued it, and how it stands today. */
export function SharedCertificate({ found, isGenuine }: SharedCertificateProps) {
  if (!isGenuine || found === null) {
    return (
      <VerdictBox tone="bad" icon={NotGenuineIcon} title="Not genuine">
        <p>We did not make this link, or it was changed. Ask the distributor for the right one.</p>
      </VerdictBox>
    );
  }
  const { title, text, tone, icon } = words[found.validity];
  return (
    <>
      <VerdictBox tone={tone} icon={icon} title={title}>
        <p>{text}</p>
      </VerdictBox>
      <CertificateSheet certificate={found} isOwn={false} />
    </>
  );
}
