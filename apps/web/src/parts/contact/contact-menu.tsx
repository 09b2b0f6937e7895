/**
 * The ways to one client behind one button, where there is no room for a button of each: what is pressed opens the same
 * panel as `ContactWays`.
 *
 *   <ContactMenu text="Contact" of={name} investorId={id} mobile={maskedMobile} email={maskedEmail} />
 *   <ContactMenu text="Share" ways={['whatsapp', 'mail']} message="Dear …" … />
 */
import { contactTexts } from '@hub/contract/investor/contact-texts';
import type { TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { ChevronDownIcon, MailIcon, PhoneIcon, WhatsappIcon } from '../../ui/action/icons.ts';
import { MenuButton, MenuItem } from '../../ui/overlay/menu-button.tsx';
import type { ContactWay } from './contact-way.ts';
import { LateContactPanel } from './late-contact-panel.ts';

const icons: Readonly<Record<MenuWay, TablerIcon>> = {
  call: PhoneIcon,
  whatsapp: WhatsappIcon,
  mail: MailIcon,
};
type MenuWay = Exclude<ContactWay, 'remind'>;

interface ContactMenuProps {
  text: string;
  investorId: string;
  /** Whose it is. */
  of: string;
  /** As they are shown; null where there is none. */
  mobile: string | null;
  email: string | null;
  ways?: readonly MenuWay[];
  /** What is written already. */
  message?: string | undefined;
  /** What else can be done there. */
  children?: ReactNode;
}

export function ContactMenu(props: ContactMenuProps) {
  const { text, investorId, of: name, mobile, email, ways = ['call', 'whatsapp', 'mail'] } = props;
  const [way, setWay] = useState<MenuWay | null>(null);
  const open = ways.filter((one) => (one === 'mail' ? email : mobile) !== null);
  return (
    <div>
      <MenuButton
        note={open.length === 0 ? contactTexts.unreachable : undefined}
        button={
          <Button look="outline" size="compact" aria-label={`${text}: ${name}`}>
            {text}
            <Icon of={ChevronDownIcon} size={16} />
          </Button>
        }
      >
        {open.map((one) => (
          <MenuItem key={one} text={contactTexts.ways[one]} onAction={() => setWay(one)}>
            <span className="row gap-8">
              <Icon of={icons[one]} size={16} />
              {contactTexts.ways[one]}
            </span>
            <span className="mute text-small normal figures">{one === 'mail' ? email : mobile}</span>
          </MenuItem>
        ))}
        {props.children}
      </MenuButton>
      {way && (
        <LateContactPanel
          key={way}
          way={way}
          investorId={investorId}
          name={name}
          message={props.message}
          onClose={() => setWay(null)}
        />
      )}
    </div>
  );
}
