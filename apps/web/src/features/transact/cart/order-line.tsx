import type { SentConfirmation } from '@hub/contract/calls/transact/transact';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { dayText } from '@hub/domain';
import { SchemeNames } from '../../../parts/scheme/scheme-names.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';

type OrderWords = Pick<
  SentConfirmation['orders'][number],
  'kind' | 'scheme' | 'target' | 'headline' | 'folioNo' | 'navOn' | 'isPaidByHand'
>;

/** An order in two lines: what and how much, then where and by which NAV. */
export function OrderLine({ order }: { order: OrderWords }) {
  const { kind, scheme, target, headline, folioNo, navOn, isPaidByHand } = order;
  return (
    <div className="stack shrink gap-2">
      <p className="row wrap gap-4-8">
        <StatusChip tone="calm" plain>
          {orderKindTexts[kind].title}
        </StatusChip>
        <strong className="text-large heavy">{headline}</strong>
      </p>
      <p className="medium anywhere">
        <SchemeNames from={scheme.name} to={target?.name} />
      </p>
      <p className="mute text-note">
        <DatedText>
          Folio {folioNo}
          {navOn && ` · NAV of ${dayText(navOn)} if confirmed${isPaidByHand ? ' and paid' : ''} now`}
        </DatedText>
      </p>
    </div>
  );
}
