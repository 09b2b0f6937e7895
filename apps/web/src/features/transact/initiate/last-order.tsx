import type { RecordRow } from '@hub/contract/calls/transact/transact-records';
import { initiateTexts } from '@hub/contract/orders/form/initiate-texts';
import { fundName } from '../../../parts/scheme/fund-name.ts';
import { orderAgainHref } from '../../../parts/transaction/order-again.ts';
import { Icon } from '../../../ui/action/icon.tsx';
import { RepeatIcon } from '../../../ui/action/icons.ts';
import { dayText } from '../../../ui/date/moment.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { kindInSentence } from '../flow/order-routes.ts';

/** What this client ordered last, and the same once more. */
export function LastOrder({ order }: { order: RecordRow }) {
  const again = orderAgainHref(order);
  const said = `${kindInSentence(order.kind)} ${order.headline}, ${fundName(order.scheme.name)}`;
  return (
    <p className="row wrap gap-4-12 mute text-note">
      {initiateTexts.lastOrder(dayText(order.createdAt), said)}
      {again !== null && (
        <RouteLink href={again} className="inline middle tap gap-4 strong bare">
          <Icon of={RepeatIcon} size={16} />
          {initiateTexts.again}
        </RouteLink>
      )}
    </p>
  );
}
