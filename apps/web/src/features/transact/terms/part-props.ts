import type { AssetClass } from '@hub/domain';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import type { OrderPreview } from '@hub/domain/orders/preview/order-preview';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import type { HubForm } from '../../../ui/form/state/hub-form.ts';
import type { OrderValues } from './order-values.ts';

/** What every part of an order form is given. */
export interface PartProps {
  readonly kind: FormKind;
  readonly folioNo: string;
  readonly form: HubForm<OrderValues>;
  /** Of the schemes that are chosen; null until they are here. */
  readonly facts: OrderFacts | null;
  /** The newest of any scheme: what is the folio's own, mandates and plans, counts in any case. */
  readonly orderFacts: OrderFacts;
  /** The client's id, where the order began with it. */
  readonly investorId: string | undefined;
  /** The class of schemes that the order was begun for. */
  readonly assetClass: AssetClass | undefined;
  /** Of the folio, whatever scheme is chosen. */
  readonly folio: NonNullable<OrderFacts['folio']>;
  readonly distributor: OrderFacts['distributor'];
  readonly preview: OrderPreview | null;
  readonly today: Temporal.PlainDate;
}
