import type { RequestOf } from '@hub/contract';
import type { exportRecords } from '@hub/contract/calls/transact/transact-records';
import { historyFilters, pendingStatuses, recordStages } from '@hub/domain/orders/state/record-statuses';
import { orderKinds } from '@hub/domain/orders/terms/order-terms';
import {
  alwaysOneOf,
  type ListStateIn,
  listStateOf,
  maybe,
  oneOf,
  text,
} from '../../../ui/list/list-state.ts';

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const shared = {
  words: text('q'),
  kind: oneOf(orderKinds),
  from: maybe(day),
  to: maybe(day),
  investor: maybe(uuid),
  /** The order whose details are open. */
  order: maybe(/^H[0-9A-HJKMNP-TV-Z]{11}$/),
};

/** The history opens on all (S3-30, readings 5). */
export const historyState = listStateOf({
  status: alwaysOneOf(historyFilters, 'all'),
  stage: oneOf(recordStages),
  ...shared,
});
type HistoryState = ListStateIn<typeof historyState>;

/** The pending page opens on what waits for an investor (S4-09). */
export const pendingState = listStateOf({
  recordStatus: alwaysOneOf(pendingStatuses, 'PENDING', 'status'),
  due: oneOf(['soon']),
  ...shared,
});
type PendingState = ListStateIn<typeof pendingState>;

export type SharedState = Omit<HistoryState, 'status' | 'stage'>;
export type RecordFilter = Omit<RequestOf<typeof exportRecords>, 'format'>;

/** A day that no calendar has finds nothing; the server would refuse it. */
function isDay(value: string | null): value is string {
  if (value === null) return false;
  try {
    return Temporal.PlainDate.from(value).toString() === value;
  } catch {
    return false;
  }
}

const sharedFilter = ({ words, kind, from, to, investor }: SharedState): RecordFilter => ({
  ...(words && { words }),
  ...(kind && { kind }),
  ...(isDay(from) && { from }),
  ...(isDay(to) && { to }),
  ...(investor && { investorId: investor }),
});

/** A stage is chosen instead of a status. */
export const historyFilter = ({ status, stage, ...rest }: HistoryState): RecordFilter => ({
  status: stage === null ? status : 'all',
  ...(stage && { stage }),
  ...sharedFilter(rest),
});

/** What an investor has not decided yet, of orders begun in a login (readings 5); or those that are closed. */
export const pendingFilter = ({ recordStatus, due, ...rest }: PendingState): RecordFilter => ({
  ...(recordStatus === 'PENDING' ? { status: 'Pending for confirmation' } : { recordStatus }),
  ...(recordStatus === 'PENDING' && due && { lapsing: due }),
  type: 'POSTLOGIN',
  ...sharedFilter(rest),
});

/** Beside the status, which is a part of the list and no filter. */
export const isFiltered = ({ words, kind, from, to, investor }: SharedState): boolean =>
  [words, kind, from, to, investor].some(Boolean);

export const unfiltered = { words: '', kind: null, from: null, to: null, investor: null } as const;
