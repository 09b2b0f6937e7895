import { useState } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import styles from './copy-button.module.css';
import { Icon } from './icon.tsx';
import { CheckIcon, CopyIcon } from './icons.ts';

interface CopyButtonProps {
  text: string;
  /** What it is: its button and what is said name it. */
  what?: 'link' | 'number' | 'address' | 'message';
  size?: ButtonLook['size'];
  onCopied?: () => void;
}

/** Says whether it worked; where it cannot, how else it is copied. */
export function CopyButton({ text, what = 'link', size = 'regular', onCopied }: CopyButtonProps) {
  const [tried, setTried] = useState<{ readonly text: string; readonly worked: boolean } | null>(null);
  // Another text is not copied yet.
  const copied = tried?.text === text ? tried.worked : null;
  const copy = async () => {
    try {
      // Not there at all without TLS.
      await navigator.clipboard.writeText(text);
      setTried({ text, worked: true });
      onCopied?.();
    } catch {
      setTried({ text, worked: false });
    }
  };
  return (
    <>
      <Button look="outline" size={size} onClick={() => void copy()}>
        <Icon of={copied ? CheckIcon : CopyIcon} size={size === 'compact' ? 16 : 18} />
        {copied ? 'Copied' : `Copy ${what}`}
      </Button>
      <span role="status" className={copied === false ? styles.failed : 'visually-hidden'}>
        {copied === true && `The ${what} is copied`}
        {copied === false && `It cannot be copied here: press and hold the ${what} to copy it.`}
      </span>
    </>
  );
}
