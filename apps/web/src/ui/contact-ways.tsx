import { type revealables, revealValue } from '@hub/contract/calls/investor-list';
import type { TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { useServices } from '../../lib/react.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { telephoneLink, whatsappLink } from '../../ui/contact-links.ts';
import { Icon } from '../../ui/icon.tsx';
import { MailIcon, PhoneIcon, WhatsappIcon } from '../../ui/icons.ts';

type Revealable = (typeof revealables)[number];

/** Each time is written to the audit log: nothing is fetched before somebody asks for it, and nothing is kept. */
export function useReveal(investorId: string): (what: Revealable) => Promise<string | null> {
  const { api } = useServices();
  return async (what) => (await api.call(revealValue, { investorId, what })).value;
}

interface WayProps {
  investorId: string;
  /** Whose it is. */
  name: string;
  hasMobile: boolean;
  hasEmail: boolean;
}

interface Way {
  readonly text: string;
  readonly icon: TablerIcon;
  readonly of: 'mobile' | 'email';
  readonly linkTo: (value: string) => string;
}

const ways: readonly Way[] = [
  { text: 'Call', icon: PhoneIcon, of: 'mobile', linkTo: telephoneLink },
  { text: 'WhatsApp', icon: WhatsappIcon, of: 'mobile', linkTo: whatsappLink },
  { text: 'Mail', icon: MailIcon, of: 'email', linkTo: (address) => `mailto:${address}` },
];

/** With `noopener` a browser never says whether it opened: the tie is cut by hand. */
function opensWindow(href: string): boolean {
  const opened = window.open(href, '_blank');
  if (opened) opened.opener = null;
  return opened !== null;
}

/** Asks for the number or address and goes on to the telephone, WhatsApp or the mail program with it. */
export function ContactWays({ investorId, name, hasMobile, hasEmail }: WayProps) {
  const { toaster } = useServices();
  const reveal = useReveal(investorId);
  const [busy, setBusy] = useState<string | null>(null);
  /** A window that the browser would not open by itself, for one more press. */
  const [refused, setRefused] = useState<{ readonly text: string; readonly href: string } | null>(null);
  const go = async ({ text, of, linkTo }: Way) => {
    setBusy(text);
    try {
      const value = await reveal(of);
      if (value === null) return;
      const href = linkTo(value);
      if (!href.startsWith('https:')) window.location.assign(href);
      else if (!opensWindow(href)) setRefused({ text, href });
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(null);
    }
  };
  return ways
    .filter(({ of }) => (of === 'mobile' ? hasMobile : hasEmail))
    .map((way) =>
      refused?.text === way.text ? (
        <ButtonAnchor
          key={way.text}
          look="outline"
          size="compact"
          href={refused.href}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon of={way.icon} size={16} />
          Open {way.text}
        </ButtonAnchor>
      ) : (
        <Button
          key={way.text}
          look="outline"
          size="compact"
          busy={busy === way.text}
          aria-label={`${way.text} ${name}`}
          onClick={() => void go(way)}
        >
          <Icon of={way.icon} size={16} />
          {way.text}
        </Button>
      ),
    );
}
