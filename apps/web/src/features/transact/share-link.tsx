import { useState } from 'react';
import { useServices } from '../../lib/react.ts';
import { Button, ButtonAnchor } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { CheckIcon, MailIcon, WhatsappIcon } from '../../ui/action/icons.ts';
import { useShareLink } from './queries.ts';
import styles from './share-link.module.css';

interface Link {
  readonly url: string;
  readonly text: string;
}

const whatsapp = (text: string) => `https://wa.me/?${new URLSearchParams({ text })}`;
// A mail program shows a plus as a plus.
const mail = (text: string) =>
  `mailto:?subject=${encodeURIComponent('Please confirm your order')}&body=${encodeURIComponent(text)}`;

/** Hands the link on by hand. It is made when it is asked for: the server keeps none in readable form. */
export function ShareLink({ reference, name }: { reference: string; name: string }) {
  const { toaster } = useServices();
  const makeLink = useShareLink();
  const [link, setLink] = useState<Link | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      setLink(await makeLink(reference));
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const copy = async ({ url }: Link) => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      toaster.show('error', 'The link could not be copied. Select it and copy it by hand.');
    }
  };
  if (!link) {
    return (
      <div className={styles.ways}>
        <Button
          look="outline"
          busy={isBusy}
          aria-label={`Share the link with ${name}`}
          onClick={() => void make()}
        >
          Share link
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.shared}>
      <input className={styles.url} aria-label={`Link for ${name}`} readOnly value={link.url} />
      <div className={styles.ways}>
        <Button look="outline" onClick={() => void copy(link)}>
          {isCopied && <Icon of={CheckIcon} size={16} />}
          <span role="status">{isCopied ? 'Copied' : 'Copy link'}</span>
        </Button>
        <ButtonAnchor look="outline" href={whatsapp(link.text)} target="_blank" rel="noopener noreferrer">
          <Icon of={WhatsappIcon} size={16} />
          WhatsApp
        </ButtonAnchor>
        <ButtonAnchor look="outline" href={mail(link.text)}>
          <Icon of={MailIcon} size={16} />
          Mail
        </ButtonAnchor>
      </div>
    </div>
  );
}
