import { whatsappLink } from '../../../parts/contact/contact-links.ts';
import { ButtonAnchor } from '../../../ui/action/button.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { WhatsappIcon } from '../../../ui/action/icons.ts';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { momentText } from '../../../ui/date/moment.tsx';
import styles from './share-dialog.module.css';

interface SharedLinkProps {
  name: string;
  url: string;
  text: string;
  expiresAt: string;
  mobile: string | null;
}

/** The link that was just made, to hand on. */
export function SharedLink({ name, url, text, expiresAt, mobile }: SharedLinkProps) {
  return (
    <>
      <p className="as-written pad-12-16 ink anywhere sunk round">{text}</p>
      <p className="mute text-note">
        <DatedText>
          {mobile === null
            ? `No mobile number of ${name} is registered: choose the chat in WhatsApp.`
            : `WhatsApp opens with the registered number of ${name}.`}{' '}
          The link opens until {momentText(expiresAt)}.
        </DatedText>
      </p>
      <div className={`flex wrap gap-8 ${styles.ways}`}>
        <ButtonAnchor href={whatsappLink(mobile ?? '', text)} target="_blank" rel="noopener noreferrer">
          <Icon of={WhatsappIcon} size={18} />
          Open WhatsApp
        </ButtonAnchor>
        <CopyButton text={url} />
      </div>
    </>
  );
}
