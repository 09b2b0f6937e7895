import type { Folio } from '@hub/contract/calls/investor/investor-details';
import { rupeesText, taxStatusName } from '@hub/domain';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import { useEffect, useRef, useState } from 'react';
import { ClientChoice } from '../../../parts/person/client-choice.tsx';
import { holdingModes } from '../../../parts/person/folio-words.ts';
import { useRecentClients } from '../../../parts/person/recent-clients.ts';
import { Icon } from '../../../ui/action/icon.tsx';
import { ChevronRightIcon } from '../../../ui/action/icons.ts';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import type { Option } from '../../../ui/form/field/option.ts';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './folio-choice.module.css';
import { useCart, useClientFolios } from './queries.ts';

interface Chosen {
  readonly investor: string;
  readonly folio: string;
}

interface FolioChoiceProps {
  kind: FormKind;
  /** Folios that may not transact can be chosen too: nothing is bought or sold. */
  isForAll?: boolean;
  /** Chosen already, as on the client's own page. */
  investorId?: string | undefined;
  onChoose: (chosen: Chosen) => void;
}

/** The investor, by a search or from the last ones, and then one of the investor's folios. */
export function FolioChoice({ kind, isForAll = false, investorId, onChoose }: FolioChoiceProps) {
  const [investor, setInvestor] = useState<Option | null>(null);
  const recent = useRecent();
  const id = investor?.id ?? investorId;
  return (
    <div className="stack page-width gap-16">
      {(id === undefined || investor !== null) && (
        <ClientChoice value={investor} recent={recent} onChange={setInvestor} />
      )}
      {id !== undefined && (
        <Folios key={id} kind={kind} isForAll={isForAll} investorId={id} onChoose={onChoose} />
      )}
    </div>
  );
}

/** Whose orders are in the cart or were sent last. What cannot be loaded is not missed. */
function useRecent(): readonly Option[] {
  const { data: items = [] } = useCart();
  const sent = useRecentClients();
  return [...items.map(({ investor }) => investor), ...sent];
}

function Folios({
  kind,
  isForAll,
  investorId,
  onChoose,
}: {
  kind: FormKind;
  isForAll: boolean;
  investorId: string;
  onChoose: (chosen: Chosen) => void;
}) {
  const { data, error, refetch } = useClientFolios(investorId);
  const folios = data?.folios;
  const [only] = folios?.length === 1 ? folios : [];
  const isSure = only !== undefined && (isForAll || only.blocked === null);
  const isTaken = useRef(false);
  // The only folio there is needs no choice.
  useEffect(() => {
    if (!isSure || !only || isTaken.current) return;
    isTaken.current = true;
    onChoose({ investor: investorId, folio: only.folioNo });
  }, [isSure, only, investorId, onChoose]);
  if (!folios || isSure) {
    return (
      <Card>
        <QueryState
          error={folios ? null : error}
          onRetry={refetch}
          failed="The folios could not be loaded"
          loading="Loading the folios"
          lines={['block', 'block']}
        />
      </Card>
    );
  }

  if (folios.length === 0) {
    return (
      <Card>
        <EmptyState title="There is no such client in your book" text="Choose another investor." />
      </Card>
    );
  }
  return (
    <Card title={`Folios of ${folios[0]?.investor ?? 'the investor'}`}>
      <ul className={styles.folios}>
        {folios.map((folio) => (
          <li key={folio.folioNo}>
            <FolioButton
              folio={folio}
              kind={kind}
              isForAll={isForAll}
              onChoose={() => onChoose({ investor: investorId, folio: folio.folioNo })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface FolioButtonProps {
  folio: Folio;
  kind: FormKind;
  isForAll: boolean;
  onChoose: () => void;
}

function FolioButton({ folio, kind, isForAll, onChoose }: FolioButtonProps) {
  const { folioNo, holding, taxStatus, figures, blocked, holdings: held } = folio;
  const schemes = held.filter(({ units }) => !isNil(units));
  const isEmpty = orderDefinitions[kind].takesOut && schemes.length === 0;
  const reason = isForAll ? null : (blocked ?? (isEmpty ? 'No units to redeem or switch.' : null));
  const about =
    schemes.length === 0
      ? 'no holdings'
      : schemes.length === 1
        ? schemes[0]?.name
        : `${schemes.length} schemes`;
  const words = (
    <>
      <span className="stack grow shrink">
        <span className="strong">Folio {folioNo}</span>
        <span className="mute text-note">
          {holdingModes[holding]} · {taxStatusName(taxStatus)} · {about}
        </span>
        {reason !== null && <span className="danger text-note">{reason}</span>}
      </span>
      <span className="fixed strong figures">{rupeesText(figures.value)}</span>
    </>
  );
  if (reason !== null)
    return <div className={`row wide gap-12 borderless no-fill ${styles.folio}`}>{words}</div>;
  return (
    <button type="button" className={`row wide gap-12 borderless no-fill ${styles.folio}`} onClick={onChoose}>
      {words}
      <Icon of={ChevronRightIcon} size={18} />
    </button>
  );
}
