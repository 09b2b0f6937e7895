import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import { useEffect, useRef } from 'react';
import { useRestingArn } from '../../../parts/arn/resting-arn.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useMedia } from '../../../ui/theme/media.ts';
import { CartButton } from '../flow/cart-button.tsx';
import { orderStartHref, selectInvestorHref } from '../flow/links.ts';
import { useHasSession } from '../flow/signed-in.tsx';
import { useChosenClient } from './client-query.ts';
import { FolioTiles } from './folio-tiles.tsx';
import { LastOrder } from './last-order.tsx';
import { OrderTiles } from './order-tiles.tsx';
import { useTileKeys } from './tile-keys.ts';
import { UnfinishedForms } from './unfinished-forms.tsx';
import { WhoPart } from './who-part.tsx';

/** Who, then what: a click on a tile opens the order of the chosen client. */
export function Page() {
  const hasSession = useHasSession();
  const resting = useRestingArn();
  const chosen = useChosenClient();
  const { investor, folio } = chosen;
  const tiles = useRef<HTMLUListElement>(null);
  useTileKeys(tiles);
  const goesOn = useRef(false);
  useEffect(() => {
    if (investor === undefined || !goesOn.current) return;
    goesOn.current = false;
    tiles.current?.querySelector<HTMLElement>('a[href]')?.focus();
  }, [investor]);
  // Where it opens no keyboard over the form, the first field has the focus.
  const field = useMedia('(pointer: coarse)') ? undefined : 'schemeCode';
  const hrefOf = (kind: FormKind) =>
    investor === undefined
      ? selectInvestorHref(kind)
      : orderStartHref(kind, { investor, folio: folio?.folioNo, field });
  const last = chosen.query.data?.lastOrder;
  return (
    <>
      <PageHeader title="Initiate Transaction" actions={<CartButton />} />
      <div className="stack one-column gap-12">
        {hasSession && (
          <WhoPart
            chosen={chosen}
            onChosen={() => {
              goesOn.current = true;
            }}
          />
        )}
        {resting && <p className="tint-danger pad-8-12 danger text-note round-small">{resting.why}</p>}
        <OrderTiles ref={tiles} hrefOf={hrefOf} isResting={resting !== null} />
        <FolioTiles investor={investor} folio={folio?.folioNo} hrefOf={hrefOf} />
        {hasSession && <UnfinishedForms />}
        {last && <LastOrder order={last} />}
      </div>
    </>
  );
}
