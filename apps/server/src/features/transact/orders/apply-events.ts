import { applyOrderEvent } from '@hub/domain/orders/state/apply-order-event';
import type { OrderEvent } from '@hub/domain/orders/state/order';
import type { Tx } from '../../../db/database.ts';
import { type Actor, type ChangedOrder, type OrderRow, writeChanges } from './orders.repository.ts';

export interface Happening {
  readonly order: OrderRow;
  readonly event: OrderEvent;
  readonly actor: Actor;
  readonly details?: object;
  readonly at: Temporal.Instant;
  readonly unitsOut?: string | null;
  readonly result?: object;
}

/**
 * Applies one event to each of these locked orders and writes what changed, with the event rows. What the state machine
 * refuses changes nothing; the answer has the orders that changed, as they are now.
 */
export async function applyEvents(tx: Tx, happenings: readonly Happening[]): Promise<OrderRow[]> {
  const changes: ChangedOrder[] = [];
  const changed: OrderRow[] = [];
  for (const { order, event, actor, details = {}, at, unitsOut = null, result } of happenings) {
    const step = applyOrderEvent(order, event);
    if (!step.ok) continue;
    const { status, payments } = step.order;
    const stamp = at.toString();
    const confirmedAt = event.type === 'confirmed' ? stamp : null;
    const fundsAt = status === 'paid' && order.status !== 'paid' ? fundsStamp(details, stamp) : null;
    changes.push({
      arn: order.arn,
      reference: order.reference,
      status,
      payments,
      type: event.type,
      actor,
      details,
      at: stamp,
      confirmedAt,
      fundsAt,
      unitsOut,
      result: result ?? null,
    });
    changed.push({
      ...order,
      status,
      payments,
      changedAt: stamp,
      confirmedAt: confirmedAt ?? order.confirmedAt,
      fundsAt: fundsAt ?? order.fundsAt,
    });
  }
  await writeChanges(tx, changes);
  return changed;
}

/** The NAV goes by the time of the credit, which the bank says, not by when we heard of it. */
const fundsStamp = (details: object, stamp: string): string =>
  'creditedAt' in details && typeof details.creditedAt === 'string' ? details.creditedAt : stamp;

interface Note {
  readonly order: OrderRow;
  readonly type: string;
  readonly actor: Actor;
  readonly details?: object;
  readonly at: Temporal.Instant;
  readonly unitsOut?: string;
  readonly result?: object;
}

/** Rows of the timeline that change no status: one leg of a switch is done, money goes back. */
export async function noteEvents(tx: Tx, notes: readonly Note[]): Promise<void> {
  await writeChanges(
    tx,
    notes.map(({ order, type, actor, details = {}, at, unitsOut = null, result = null }) => ({
      arn: order.arn,
      reference: order.reference,
      status: order.status,
      payments: order.payments,
      type,
      actor,
      details,
      at: `${at}`,
      confirmedAt: null,
      fundsAt: null,
      unitsOut,
      result,
    })),
  );
}
