import { PlanPreviewCard } from '../plan/plan-preview-card.tsx';
import { StopNote } from '../plan/stop-note.tsx';
import { LotsCard } from './lots-card.tsx';
import type { PartProps } from './part-props.ts';

/** What the order does, in detail: the lots that leave, or the dates of a plan. */
export function OutcomePart({ preview, kind, form }: PartProps) {
  if (preview === null) return null;
  switch (preview.kind) {
    case 'redeem':
    case 'switch':
      return <LotsCard sell={preview.sell} receiver={kind === 'redeem' ? 'Investor gets' : 'Moves'} />;
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
