import { ButtonAnchor } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { MailIcon, MessageIcon, WhatsappIcon } from '../../ui/action/icons.ts';
import { mailLink } from './contact-links.ts';

interface ChatWaysProps {
  text: string;
  hasSms?: boolean;
  /** WhatsApp stands out, before the others. */
  leads?: boolean;
}

/** A text handed on by the sender's own apps, who choose there to whom. */
export function ChatWays({ text, hasSms = false, leads = false }: ChatWaysProps) {
  return (
    <>
      <ButtonAnchor
        look={leads ? 'primary' : 'outline'}
        size={leads ? 'large' : 'compact'}
        href={`https://wa.me/?${new URLSearchParams({ text })}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={WhatsappIcon} size={16} />
        {leads ? 'Share on WhatsApp' : 'WhatsApp'}
      </ButtonAnchor>
      {hasSms && (
        <ButtonAnchor look="outline" size="compact" href={`sms:?&body=${encodeURIComponent(text)}`}>
          <Icon of={MessageIcon} size={16} />
          SMS
        </ButtonAnchor>
      )}
      <ButtonAnchor look="outline" size="compact" href={mailLink('', text)}>
        <Icon of={MailIcon} size={16} />
        Mail
      </ButtonAnchor>
    </>
  );
}
