import { dayCopyTexts } from '@hub/contract/investor/day-copy-texts';
import { dayText, groupIndian } from '@hub/domain';
import { useEffect, useRef, useState } from 'react';
import type { DayClient } from '../../../lib/offline/day-clients.ts';
import type { Snapshot } from '../../../lib/offline/snapshot.ts';
import { Button } from '../../../ui/action/button.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Segmented } from '../../../ui/form/choice/segmented.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { DayClients } from './day-clients.tsx';
import styles from './offline.module.css';
import { SavedClients } from './saved-clients.tsx';
import { SavedOrders } from './saved-orders.tsx';

const parts = [
  { value: 'along', text: dayCopyTexts.tab },
  { value: 'summary', text: 'Summary' },
  { value: 'clients', text: 'Clients' },
  { value: 'orders', text: 'Orders' },
] as const;
type Part = (typeof parts)[number]['value'];

interface CopyViewProps {
  snapshot: Snapshot;
  /** Who was taken along for the day. */
  along: readonly DayClient[];
  asOf: string;
  onClose: () => void;
}

/** Read only: nothing here leads anywhere or changes anything. */
export function CopyView({ snapshot, along, asOf, onClose }: CopyViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [part, setPart] = useState<Part>(along.length > 0 ? 'along' : 'summary');
  useEffect(() => title.current?.focus(), []);
  return (
    <section
      className={`stack top one-column pinned inset gap-16 ${styles.copy}`}
      aria-labelledby="offline-copy"
    >
      <header className="flex between start gap-12">
        <div>
          <h2
            id="offline-copy"
            ref={title}
            tabIndex={-1}
            className={`text-title heavy tight ${styles.title}`}
          >
            Your offline copy
          </h2>
          <p className="mute text-note">As of {asOf}. To act on it, go online.</p>
        </div>
        <Button look="outline" size="compact" onClick={onClose}>
          Lock
        </Button>
      </header>
      <Segmented
        label="What to read"
        value={part}
        options={parts.filter(({ value }) => value !== 'along' || along.length > 0)}
        onChange={setPart}
      />
      {part === 'along' && <DayClients clients={along} />}
      {part === 'summary' && <Summary {...snapshot} />}
      {part === 'clients' && <SavedClients clients={snapshot.clients} total={snapshot.clientCount} />}
      {part === 'orders' && <SavedOrders orders={snapshot.orders} />}
    </section>
  );
}

function Summary({ aum, asOn, clientCount, clientsWithBalance, sipsRunning, sipMonthly }: Snapshot) {
  return (
    <div className={`stack gap-16 ${styles.panel}`}>
      <p className="stack">
        <span className="mute text-note">Assets under management</span>
        <strong className="text-display heavy tight">
          <Money amount={aum} compact />
        </strong>
        {asOn !== null && (
          <span className="mute text-note">
            <DatedText>NAV as on {dayText(asOn)}</DatedText>
          </span>
        )}
      </p>
      <Facts>
        <Fact label="Clients">{groupIndian(clientCount)}</Fact>
        <Fact label="With a balance">{groupIndian(clientsWithBalance)}</Fact>
        <Fact label="SIPs running">{groupIndian(sipsRunning)}</Fact>
        <Fact label="SIP book">
          <Money amount={sipMonthly} compact /> a month
        </Fact>
      </Facts>
    </div>
  );
}
