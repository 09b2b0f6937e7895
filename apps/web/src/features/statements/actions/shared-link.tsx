import { useState } from 'react';
import { whatsappLink } from '../../../parts/person/contact-links.ts';
import { Button, ButtonAnchor } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CheckIcon, CopyIcon, WhatsappIcon } from '../../../ui/action/icons.ts';
import { momentText } from '../../../ui/figure/moment.tsx';
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
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    try {
      // Not there at all without TLS.
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <p className={styles.text}>{text}</p>
      <p className={styles.about}>
        {mobile === null
          ? `No mobile number of ${name} is registered: choose the chat in WhatsApp.`
          : `WhatsApp opens with the registered number of ${name}.`}{' '}
        The link opens until {momentText(expiresAt)}.
      </p>
      <div className={styles.ways}>
        <ButtonAnchor href={whatsappLink(mobile ?? '', text)} target="_blank" rel="noopener noreferrer">
          <Icon of={WhatsappIcon} size={18} />
          Open WhatsApp
        </ButtonAnchor>
        <Button look="outline" onClick={() => void copy()}>
          <Icon of={copied ? CheckIcon : CopyIcon} size={18} />
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <span role="status" className={copied === false ? styles.about : 'visually-hidden'}>
        {copied === true && 'The link is copied'}
        {copied === false && 'It cannot be copied here: press and hold the link to copy it.'}
      </span>
    </>
  );
}
