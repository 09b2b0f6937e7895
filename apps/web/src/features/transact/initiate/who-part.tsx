import { initiateTexts } from '@hub/contract/orders/form/initiate-texts';
import { useEffect, useRef } from 'react';
import { InvestorField } from '../../../parts/person/investor-field.tsx';
import { useRecentClients } from '../../../parts/person/recent-clients.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { FocusTarget } from '../../../ui/form/field/field-props.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { useMedia } from '../../../ui/theme/media.ts';
import { useCart } from '../flow/queries.ts';
import { ClientCard } from './client-card.tsx';
import { type useChosenClient, useClientList } from './client-query.ts';
import styles from './initiate-page.module.css';

const MOST_RECENT = 4;

interface WhoPartProps {
  chosen: ReturnType<typeof useChosenClient>;
  /** After a choice, when the focus is to go on. */
  onChosen: () => void;
}

/** Who? A search, the last clients, and the client that is chosen, all in the same place. */
export function WhoPart({ chosen: { investor, query, folio, choose }, onChosen }: WhoPartProps) {
  const search = useRef<FocusTarget>(null);
  // On a phone the keyboard would cover the tiles before anybody asked for it.
  const hasKeyboard = !useMedia('(pointer: coarse)');
  const isSearching = investor === undefined;
  useEffect(() => {
    if (isSearching && hasKeyboard) search.current?.focus();
  }, [isSearching, hasKeyboard]);
  const pick = (id: string, folioNo?: string | null) => {
    choose({ investor: id, folio: folioNo ?? undefined });
    onChosen();
  };
  return (
    <Card aria-label={initiateTexts.who} className="stack one-column gap-8">
      <div className={styles.who} {...(isSearching && hasKeyboard && { 'data-first-focus': true })}>
        {isSearching ? (
          <InvestorField
            ref={search}
            label={initiateTexts.who}
            hint={initiateTexts.whoHint}
            value={null}
            onChange={(found) => found && pick(found.id, found.folioNo)}
          />
        ) : (
          <ClientCard
            query={query}
            folio={folio}
            onFolio={(folioNo) => choose({ investor, folio: folioNo })}
            onChange={() => choose(null)}
          />
        )}
      </div>
      <Recent investor={investor} onPick={pick} />
    </Card>
  );
}

/** Whose orders are in the cart or were sent last. What cannot be loaded is not missed. */
function Recent({ investor, onPick }: { investor: string | undefined; onPick: (id: string) => void }) {
  const { data: items = [] } = useCart();
  const sent = useRecentClients();
  const { mayOpenList, clients } = useClientList();
  const all = new Map([...items.map((item) => item.investor), ...sent].map((one) => [one.id, one.name]));
  const offered = [...all].filter(([id]) => id !== investor).slice(0, MOST_RECENT);
  return (
    <div className={`row gap-8 ${styles.recent}`}>
      <span className="mute text-note">{initiateTexts.recent}</span>
      <ul className="row grow gap-8">
        {offered.map(([id, name]) => (
          <li key={id} className="shrink">
            <Button look="outline" size="compact" className="shrink" onClick={() => onPick(id)}>
              <span className="cut">{name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {mayOpenList && (
        <RouteLink to="investor/list" className="tap-area one-line text-note strong">
          {initiateTexts.all(clients)}
        </RouteLink>
      )}
    </div>
  );
}
