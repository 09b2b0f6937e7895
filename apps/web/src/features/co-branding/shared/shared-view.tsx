import { brand } from 'virtual:brand';
import type { SharedContent } from '@hub/contract/calls/co-branding/co-branding';
import { DISTRIBUTOR_TAGLINE } from '@hub/contract/co-branding/creative-texts';
import { telephoneLink } from '@hub/contract/urls/telephone-link';
import { dayText } from '@hub/domain';
import { mailLink, whatsappLink } from '../../../parts/contact/contact-links.ts';
import { VerdictBox } from '../../../parts/verdict/verdict-box.tsx';
import { ButtonAnchor } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { MailIcon, PhoneIcon, WhatsappIcon } from '../../../ui/action/icons.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import styles from './shared.module.css';
import { SharedPiece } from './shared-piece.tsx';
import { verdictWords } from './verdict-words.ts';

/** The verdict first, then the piece and whom to ask about it. */
export function SharedView({ shared: { verdict, piece, distributor } }: { shared: SharedContent }) {
  const { email } = brand.support;
  const { title, text, tone, icon } = verdictWords[verdict];
  const reason = verdict === 'recalled' && piece?.recallReason;
  return (
    <>
      <VerdictBox tone={tone} icon={icon} title={title} isFirst>
        <p>{text}</p>
        {reason && <p>Reason: {reason}</p>}
      </VerdictBox>
      {verdict === 'not-genuine' && (
        <p className="mute text-note">
          Tell us where you got it: <a href={mailLink(email)}>{email}</a>
        </p>
      )}
      {piece && <SharedPiece piece={piece} name={distributor?.name ?? ''} />}
      {distributor && <Distributor distributor={distributor} />}
      {piece && (
        <Card title="About this piece">
          <Facts>
            <Fact label="Approval number">{piece.approvalNo}</Fact>
            <Fact label="Made on">{dayText(piece.madeOn)}</Fact>
            <Fact label="Last day">{dayText(piece.validTo)}</Fact>
          </Facts>
        </Card>
      )}
    </>
  );
}

function Distributor({ distributor }: { distributor: NonNullable<SharedContent['distributor']> }) {
  const { name, arn, phone, email } = distributor;
  return (
    <Card title="Your distributor" className={`stack gap-12 ${styles.distributor}`}>
      <div>
        <p className="text-large heavy anywhere">{name}</p>
        <p className="mute text-note">
          {DISTRIBUTOR_TAGLINE} · {arn}
        </p>
      </div>
      <div className={`flex wrap gap-8 ${styles.ways}`}>
        {phone !== null && (
          <>
            <ButtonAnchor href={telephoneLink(phone)} aria-label={`Call ${name}`}>
              <Icon of={PhoneIcon} size={16} />
              Call
            </ButtonAnchor>
            <ButtonAnchor
              look="outline"
              href={whatsappLink(phone)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`WhatsApp ${name}`}
            >
              <Icon of={WhatsappIcon} size={16} />
              WhatsApp
            </ButtonAnchor>
          </>
        )}
        {email !== null && (
          <ButtonAnchor look="outline" href={mailLink(email)} aria-label={`Mail ${name}`}>
            <Icon of={MailIcon} size={16} />
            Mail
          </ButtonAnchor>
        )}
      </div>
    </Card>
  );
}
