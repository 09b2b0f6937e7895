import { dayText, groupIndian } from '@hub/domain';
import { useState } from 'react';
import type { Snapshot } from '../../../lib/offline/snapshot.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import styles from './offline.module.css';

type Client = Snapshot['clients'][number];

const matches = ({ name, city }: Client, words: string): boolean =>
  `${name} ${city ?? ''}`.toLowerCase().includes(words.trim().toLowerCase());

const sipText = (count: number) => `${groupIndian(count)} ${count === 1 ? 'SIP' : 'SIPs'}`;

function About({ city, sips, sipMonthly, lastInvestedOn }: Client) {
  return (
    <span className="block mute text-note">
      {city && `${city} · `}
      {sips > 0 && (
        <>
          {sipText(sips)}, <Money amount={sipMonthly} compact /> a month
        </>
      )}
      {sips === 0 && (lastInvestedOn ? `Last invested ${dayText(lastInvestedOn)}` : 'No investment yet')}
    </span>
  );
}

export function SavedClients({ clients, total }: { clients: readonly Client[]; total: number }) {
  const [words, setWords] = useState('');
  const found = clients.filter((client) => matches(client, words));
  return (
    <>
      {clients.length > 0 && <SearchField label="Name or city" value={words} onChange={setWords} />}
      {clients.length < total && (
        <p className="mute text-note">
          The {clients.length} largest of {groupIndian(total)} clients, by AUM.
        </p>
      )}
      {found.length > 0 && (
        <ul className={styles.rows} aria-label="Clients">
          {found.map((client) => (
            <li key={client.id} className={`row between gap-12 pad-12-0 line-above ${styles.row}`}>
              <span>
                <b>{client.name}</b>
                <About {...client} />
              </span>
              <Money amount={client.aum} compact />
            </li>
          ))}
        </ul>
      )}
      {found.length === 0 && (
        <EmptyState
          title={clients.length === 0 ? 'No clients yet' : 'Not in this copy'}
          text={
            clients.length === 0
              ? 'There were none when it was made.'
              : 'Look for the client when you are online.'
          }
        />
      )}
    </>
  );
}
