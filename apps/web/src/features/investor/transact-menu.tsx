import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type StartableTransaction,
  startTransaction,
  type TransactionStart,
} from '../../parts/transaction/start-transaction.ts';
import { Button } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { ChevronDownIcon } from '../../ui/action/icons.ts';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { useDismiss } from '../../ui/overlay/dismiss.ts';
import styles from './transact-menu.module.css';

const words: Readonly<Record<StartableTransaction, { readonly name: string; readonly about: string }>> = {
  lumpsum: { name: 'Lumpsum', about: 'Invest once' },
  sip: { name: 'SIP', about: 'Invest regularly' },
  switch: { name: 'Switch', about: 'Move to another scheme' },
  redeem: { name: 'Redeem', about: 'Take money out' },
  stp: { name: 'STP', about: 'Move regularly' },
  swp: { name: 'SWP', about: 'Take out regularly' },
  'sip-pause': { name: 'Pause', about: 'Skip some instalments' },
  stop: { name: 'Stop', about: 'End it' },
  otm: { name: 'Mandate', about: 'Debits from the bank' },
};

export const moneyIn: readonly StartableTransaction[] = ['lumpsum', 'sip'];
export const allKinds: readonly StartableTransaction[] = ['lumpsum', 'sip', 'switch', 'redeem', 'stp', 'swp'];

interface TransactMenuProps {
  /** What it is about: "Aranya Gilt Fund", "folio 1234567/89". */
  of: string;
  start: TransactionStart;
  kinds?: readonly StartableTransaction[];
  text?: string;
  look?: 'primary' | 'outline' | 'quiet';
  /** The element that says why nothing can be started. */
  blockedBy?: string | undefined;
}

/** The transactions that can be begun here, each with everything filled in that is known. */
export function TransactMenu(props: TransactMenuProps) {
  const { of, start, kinds = allKinds, text = 'Transact', look = 'outline', blockedBy } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const items = () => [...(place.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useDismiss(open, place, () => setOpen(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `items` reads the page as it is
  useEffect(() => {
    if (open) items()[0]?.focus();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown') all.at((at + 1) % all.length)?.focus();
    else if (event.key === 'ArrowUp') all.at(at - 1)?.focus();
    else if (event.key === 'Home') all[0]?.focus();
    else if (event.key === 'End') all.at(-1)?.focus();
    else if (event.key === 'Escape') {
      setOpen(false);
      place.current?.querySelector('button')?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <div ref={place} className={styles.place}>
      <Button
        look={look}
        size="compact"
        busy={blockedBy !== undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-describedby={blockedBy}
        aria-label={`${text}: ${of}`}
        onClick={() => setOpen(!open)}
      >
        {text}
        <Icon of={ChevronDownIcon} size={16} />
      </Button>
      {open && (
        <div
          id={id}
          role="menu"
          aria-label={`Start with ${of}`}
          className={styles.menu}
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {kinds.map((kind) => (
            <RouteLink
              key={kind}
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              href={startTransaction(kind, start)}
            >
              <b>{words[kind].name}</b>
              <span>{words[kind].about}</span>
            </RouteLink>
          ))}
        </div>
      )}
    </div>
  );
}
