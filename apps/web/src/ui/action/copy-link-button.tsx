import { useState } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import styles from './copy-link-button.module.css';
import { Icon } from './icon.tsx';
import { CheckIcon, CopyIcon } from './icons.ts';

interface CopyLinkButtonProps {
  url: string;
  size?: ButtonLook['size'];
  onCopied?: () => void;
}

/** Says whether it worked; where it cannot, how else the link is copied. */
export function CopyLinkButton({ url, size = 'regular', onCopied }: CopyLinkButtonProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    try {
      // Not there at all without TLS.
      await navigator.clipboard.writeText(url);
      setCopied(true);
      onCopied?.();
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <Button look="outline" size={size} onClick={() => void copy()}>
        <Icon of={copied ? CheckIcon : CopyIcon} size={size === 'compact' ? 16 : 18} />
        {copied ? 'Copied' : 'Copy link'}
      </Button>
      <span role="status" className={copied === false ? styles.failed : 'visually-hidden'}>
        {copied === true && 'The link is copied'}
        {copied === false && 'It cannot be copied here: press and hold the link to copy it.'}
      </span>
    </>
  );
}
