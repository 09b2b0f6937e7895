/**
 * Call, WhatsApp and mail for one client, on the row that is about this client. Nothing is dialled or sent unseen: the
 * number is shown, a message can be read first, and only what the user says was done is noted.
 *
 *   <ContactWays investorId={id} name={name} hasMobile={hasMobile} ways={['call', 'whatsapp']} message="Dear …" />
 *
 * Where the message stands on the page already: `ClientChatWays`.
 */
import { contactTexts } from '@hub/contract/investor/contact-texts';
import type { TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, type ButtonLook } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { MailIcon, PhoneIcon, WhatsappIcon } from '../../ui/action/icons.ts';
import { cx } from '../../ui/theme/cx.ts';
import type { ContactPanelProps } from './contact-panel.tsx';
import type { ContactWay, Noting } from './contact-way.ts';
import styles from './contact-ways.module.css';
import { LateContactPanel } from './late-contact-panel.ts';

/** To remind is a message that asks for something, by WhatsApp as well. */
const icons: Readonly<Record<ContactWay, TablerIcon>> = {
  call: PhoneIcon,
  whatsapp: WhatsappIcon,
  remind: WhatsappIcon,
  mail: MailIcon,
};

interface ContactWaysProps {
  investorId: string;
  /** Whose it is. */
  name: string;
  hasMobile: boolean;
  hasEmail?: boolean;
  ways?: readonly ContactWay[];
  /** What is written already, to this client alone. */
  message?: string | undefined;
  /** Icons alone, where a row has no room for words. */
  short?: boolean;
  /** The user says that they called, or sent it. Where it is left out, it is noted with the client. */
  onDone?: Noting | undefined;
  /** The one that stands out. */
  lead?: ContactWay | undefined;
  size?: ButtonLook['size'];
}

/** What was pressed, as it was then: a row that moves up meanwhile is another client's. */
type Opened = Omit<ContactPanelProps, 'onClose'>;

export function ContactWays(props: ContactWaysProps) {
  const { investorId, name, hasMobile, hasEmail = false, message, short = false, onDone, lead } = props;
  const { ways = ['call', 'whatsapp', 'mail'], size = 'compact' } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      {ways
        .filter((way) => (way === 'mail' ? hasEmail : hasMobile))
        .map((way) => {
          const text = contactTexts.ways[way];
          return (
            <Button
              key={way}
              size={size}
              className={cx(short && styles.short)}
              look={lead === way ? 'primary' : 'outline'}
              aria-haspopup="dialog"
              aria-label={`${text} ${name}`}
              title={short ? `${text} ${name}` : undefined}
              onClick={() => setOpened({ way, investorId, name, message, onDone })}
            >
              <Icon of={icons[way]} size={16} />
              {!short && text}
            </Button>
          );
        })}
      {opened && (
        <LateContactPanel
          key={`${opened.way} ${opened.investorId}`}
          {...opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
