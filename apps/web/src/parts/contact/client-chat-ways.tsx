/**
 * A text that stands on the page already, handed on to one client by the user's own WhatsApp or mail:
 *
 *   <ClientChatWays investorId={id} name={name} text={text} ways={['whatsapp', 'mail']} />
 *
 * Where the client is chosen in WhatsApp: `ChatWays`. Where the text is not on the page: `ContactWays`.
 */
import type { TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { useServices } from '../../lib/react.ts';
import { Button, ButtonAnchor, type ButtonLook } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { MailIcon, WhatsappIcon } from '../../ui/action/icons.ts';
import { mailLink, opensWindow, whatsappLink } from './contact-links.ts';
import { useReveal } from './use-reveal.ts';

interface Way {
  readonly text: string;
  readonly icon: TablerIcon;
  readonly of: 'mobile' | 'email';
  readonly linkTo: (value: string, text: string) => string;
}

const allWays = {
  whatsapp: { text: 'WhatsApp', icon: WhatsappIcon, of: 'mobile', linkTo: whatsappLink },
  /** The one way that stands before the others. */
  share: { text: 'Share on WhatsApp', icon: WhatsappIcon, of: 'mobile', linkTo: whatsappLink },
  mail: { text: 'Mail', icon: MailIcon, of: 'email', linkTo: mailLink },
} as const satisfies Record<string, Way>;
type ChatWay = keyof typeof allWays;

interface ClientChatWaysProps {
  investorId: string;
  /** Whose number or address it is. */
  name: string;
  text: string;
  ways: readonly ChatWay[];
  /** The one that stands out. */
  lead?: ChatWay;
  size?: ButtonLook['size'];
}

/** Asks for the number or address and goes on to WhatsApp or the mail program with it. */
export function ClientChatWays({ investorId, name, text: message, ...props }: ClientChatWaysProps) {
  const { ways, lead, size = 'compact' } = props;
  const { toaster } = useServices();
  const reveal = useReveal(investorId);
  const [busy, setBusy] = useState<ChatWay | null>(null);
  /** A window that the browser would not open by itself, for one more press. */
  const [refused, setRefused] = useState<{ readonly way: ChatWay; readonly href: string } | null>(null);
  const go = async (way: ChatWay) => {
    const { of, linkTo }: Way = allWays[way];
    setBusy(way);
    try {
      const value = await reveal(of);
      if (value === null) {
        const missing = of === 'mobile' ? 'mobile number' : 'e-mail address';
        return toaster.show('error', `There is no ${missing} of ${name}.`);
      }
      const href = linkTo(value, message);
      if (!href.startsWith('https:')) window.location.assign(href);
      else if (!opensWindow(href)) setRefused({ way, href });
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(null);
    }
  };
  return ways.map((way) => {
    const { text, icon } = allWays[way];
    const look = lead === way ? 'primary' : 'outline';
    return refused?.way === way ? (
      <ButtonAnchor
        key={way}
        look={look}
        size={size}
        aria-label={`Open ${text}: ${name}`}
        href={refused.href}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={icon} size={16} />
        Open {text}
      </ButtonAnchor>
    ) : (
      <Button
        key={way}
        look={look}
        size={size}
        busy={busy === way}
        aria-label={`${text} ${name}`}
        onClick={() => void go(way)}
      >
        <Icon of={icon} size={16} />
        {text}
      </Button>
    );
  });
}
