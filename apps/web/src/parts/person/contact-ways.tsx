/**
 * Call, WhatsApp and mail for one client, on the row that is about this client:
 *
 *   <ContactWays investorId={id} name={name} hasMobile={hasMobile} ways={['call', 'whatsapp']} message="Dear …" />
 */
import { type revealables, revealValue } from '@hub/contract/calls/investor/investor-list';
import { telephoneLink } from '@hub/contract/urls/telephone-link';
import type { TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { useServices } from '../../lib/react.ts';
import { Button, ButtonAnchor, type ButtonLook } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { MailIcon, PhoneIcon, WhatsappIcon } from '../../ui/action/icons.ts';
import { cx } from '../../ui/theme/cx.ts';
import { mailLink, whatsappLink } from './contact-links.ts';
import styles from './contact-ways.module.css';

type Revealable = (typeof revealables)[number];

/** Each time is written to the audit log: nothing is fetched before somebody asks for it, and nothing is kept. */
export function useReveal(investorId: string): (what: Revealable) => Promise<string | null> {
  const { api } = useServices();
  return async (what) => (await api.call(revealValue, { investorId, what })).value;
}

interface Way {
  readonly text: string;
  readonly icon: TablerIcon;
  readonly of: 'mobile' | 'email';
  readonly linkTo: (value: string, message?: string) => string;
}

const allWays = {
  call: { text: 'Call', icon: PhoneIcon, of: 'mobile', linkTo: (number) => telephoneLink(number) },
  whatsapp: { text: 'WhatsApp', icon: WhatsappIcon, of: 'mobile', linkTo: whatsappLink },
  /** A message that asks for something, by WhatsApp as well. */
  remind: { text: 'Remind', icon: WhatsappIcon, of: 'mobile', linkTo: whatsappLink },
  /** The one way that stands before the others. */
  share: { text: 'Share on WhatsApp', icon: WhatsappIcon, of: 'mobile', linkTo: whatsappLink },
  mail: { text: 'Mail', icon: MailIcon, of: 'email', linkTo: mailLink },
} as const satisfies Record<string, Way>;
export type ContactWay = keyof typeof allWays;

interface WayProps {
  investorId: string;
  /** Whose it is. */
  name: string;
  hasMobile: boolean;
  hasEmail?: boolean;
  ways?: readonly ContactWay[];
  /** What WhatsApp has written already, to this client alone. */
  message?: string | undefined;
  /** Icons alone, where a row has no room for words. */
  short?: boolean;
  /** The telephone, WhatsApp or the mail program has it. */
  onReached?: ((way: ContactWay) => void) | undefined;
  /** The one that stands out. */
  lead?: ContactWay | undefined;
  size?: ButtonLook['size'];
}

/** With `noopener` a browser never says whether it opened: the tie is cut by hand. */
export function opensWindow(href: string): boolean {
  const opened = window.open(href, '_blank');
  if (opened) opened.opener = null;
  return opened !== null;
}

/** Asks for the number or address and goes on to the telephone, WhatsApp or the mail program with it. */
export function ContactWays(props: WayProps) {
  const { investorId, name, hasMobile, hasEmail = false, message, short = false, onReached, lead } = props;
  const { toaster } = useServices();
  const reveal = useReveal(investorId);
  const [busy, setBusy] = useState<string | null>(null);
  /** A window that the browser would not open by itself, for one more press. */
  const [refused, setRefused] = useState<{ readonly text: string; readonly href: string } | null>(null);
  const go = async (way: ContactWay) => {
    const { text, of, linkTo }: Way = allWays[way];
    setBusy(text);
    try {
      const value = await reveal(of);
      if (value === null) {
        toaster.show(
          'error',
          `There is no ${of === 'mobile' ? 'mobile number' : 'email address'} of ${name}.`,
        );
        return;
      }
      const href = linkTo(value, message);
      if (!href.startsWith('https:')) window.location.assign(href);
      else if (!opensWindow(href)) return setRefused({ text, href });
      onReached?.(way);
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(null);
    }
  };
  const { ways = ['call', 'whatsapp', 'mail'] } = props;
  const look = { size: props.size ?? 'compact', className: cx(short && styles.short) } as const;
  return ways
    .map((named): Way & { readonly named: ContactWay } => ({ ...allWays[named], named }))
    .filter(({ of }) => (of === 'mobile' ? hasMobile : hasEmail))
    .map((way) =>
      refused?.text === way.text ? (
        <ButtonAnchor
          key={way.text}
          {...look}
          look={lead === way.named ? 'primary' : 'outline'}
          aria-label={`Open ${way.text}: ${name}`}
          href={refused.href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onReached?.(way.named)}
        >
          <Icon of={way.icon} size={16} />
          {short ? 'Open' : `Open ${way.text}`}
        </ButtonAnchor>
      ) : (
        <Button
          key={way.text}
          {...look}
          look={lead === way.named ? 'primary' : 'outline'}
          busy={busy === way.text}
          aria-label={`${way.text} ${name}`}
          title={short ? `${way.text} ${name}` : undefined}
          onClick={() => void go(way.named)}
        >
          <Icon of={way.icon} size={16} />
          {!short && way.text}
        </Button>
      ),
    );
}
