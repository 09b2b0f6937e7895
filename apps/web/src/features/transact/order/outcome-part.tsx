import { writeUnits } from '@hub/domain';
import type { SellLeg } from '@hub/domain/orders/preview/order-preview';
import { WhatIfBrief } from '../../../parts/what-if/what-if-brief.tsx';
import type { WhatIfInput } from '../../../parts/what-if/what-if-query.ts';
import { PlanPreviewCard } from '../plan/plan-preview-card.tsx';
import { StopNote } from '../plan/stop-note.tsx';
import type { OrderValues } from '../terms/order-values.ts';
import type { PartProps } from '../terms/part-props.ts';
import { LotsCard } from './lots-card.tsx';

/** What the order does, in detail: the lots that leave, or the dates of a plan. */
export function OutcomePart({ preview, kind, form, folioNo, investorId }: PartProps) {
  if (preview === null) return null;
  switch (preview.kind) {
    case 'redeem':
      return (
        <>
          {preview.sell.redemption !== null && (
            <WhatIfBrief investorId={investorId} request={soldNow(folioNo, preview.sell, form.values)} />
          )}
          <LotsCard kind={preview.kind} sell={preview.sell} receiver="Investor gets" />
        </>
      );
    case 'switch':
      return <LotsCard kind={preview.kind} sell={preview.sell} receiver="Moves" />;
    case 'sip':
    case 'stp':
    case 'swp': {
      const { move, endBy } = form.values;
      return (
        <PlanPreviewCard
          kind={preview.kind}
          plan={preview.plan}
          isGain={kind !== 'sip' && move === 'appreciation'}
          isEndless={endBy === 'perpetual'}
        />
      );
    }
    case 'stop':
      return <StopNote {...preview} />;
    default:
      return null;
  }
}

function soldNow(
  folioNo: string,
  { schemeCode, redemption }: SellLeg,
  { by, amount, units }: OrderValues,
): WhatIfInput {
  if (by === 'amount') return { folioNo, schemeCode, by, amount };
  if (by === 'all' || redemption === null) return { folioNo, schemeCode, by: 'all' };
  return { folioNo, schemeCode, by: 'units', units: by === 'units' ? units : writeUnits(redemption.units) };
}
