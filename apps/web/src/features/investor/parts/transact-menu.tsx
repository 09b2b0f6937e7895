import { bringsNewBusiness } from '@hub/domain/orders/terms/new-business';
import { useRestingArn } from '../../../parts/arn/resting-arn.ts';
import {
  type StartableTransaction,
  startTransaction,
  type TransactionStart,
} from '../../../parts/transaction/start-transaction.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { ChevronDownIcon } from '../../../ui/action/icons.ts';
import { MenuButton, MenuLink } from '../../../ui/overlay/menu-button.tsx';
import styles from './transact-menu.module.css';

const words: Readonly<Record<StartableTransaction, { readonly name: string; readonly about: string }>> = {
  lumpsum: { name: 'Lumpsum', about: 'Invest once' },
  sip: { name: 'SIP', about: 'Invest regularly' },
  switch: { name: 'Switch', about: 'Move to another scheme' },
  redeem: { name: 'Redeem', about: 'Take money out' },
  stp: { name: 'STP', about: 'Move regularly' },
  swp: { name: 'SWP', about: 'Take out regularly' },
  'sip-pause': { name: 'Pause a SIP', about: 'Skip some instalments' },
  stop: { name: 'Stop a plan', about: 'End a SIP, STP or SWP' },
  otm: { name: 'One-time mandate (OTM)', about: 'Debits from the bank' },
};

export const moneyIn: readonly StartableTransaction[] = ['lumpsum', 'sip'];
export const allKinds: readonly StartableTransaction[] = ['lumpsum', 'sip', 'switch', 'redeem', 'stp', 'swp'];
/** Of a client or a folio: what runs there can be paused and stopped as well, and the bank can be let pay. */
const withPlans: readonly StartableTransaction[] = [...allKinds, 'sip-pause', 'stop', 'otm'];

interface TransactMenuProps {
  /** What it is about: "Aranya Gilt Fund", "folio 1234567/89". */
  of: string;
  start: TransactionStart;
  kinds?: readonly StartableTransaction[];
  text?: string;
  look?: 'primary' | 'outline' | 'quiet';
  /** The element that says why nothing can be started. */
  blockedBy?: string | undefined;
  /** Of a holding: where a sale of it is thought through. */
  whatIf?: string | undefined;
}

/** The transactions that can be begun here, each with everything filled in that is known. */
export function TransactMenu(props: TransactMenuProps) {
  const { of, start, kinds = withPlans, text = 'Transact', look = 'outline', blockedBy, whatIf } = props;
  const resting = useRestingArn();
  const possible = resting === null ? kinds : kinds.filter((kind) => !bringsNewBusiness(`transact/${kind}`));
  if (possible.length === 0 && !whatIf) return null;
  const button = (
    <Button
      look={resting === null ? look : 'outline'}
      size="compact"
      busy={blockedBy !== undefined}
      aria-describedby={blockedBy}
      aria-label={`${text}: ${of}`}
    >
      {text}
      <Icon of={ChevronDownIcon} size={16} />
    </Button>
  );
  return (
    <div className={`lifted anchor ${styles.box}`}>
      {blockedBy === undefined ? (
        <MenuButton button={button} note={resting?.why}>
          {possible.map((kind) => (
            <MenuLink key={kind} text={words[kind].name} href={startTransaction(kind, start)}>
              {words[kind].name}
              <span className="mute text-small normal">{words[kind].about}</span>
            </MenuLink>
          ))}
          {whatIf && (
            <MenuLink text="What if redeemed" href={whatIf}>
              What if redeemed
              <span className="mute text-small normal">See load and gains first</span>
            </MenuLink>
          )}
        </MenuButton>
      ) : (
        button
      )}
    </div>
  );
}
