import { writeMoney } from '../money/figure-text.ts';
import type { Paise } from '../money/scaled.ts';
import { proposedLimit } from '../orders/preview/proposed-mandate.ts';
import {
  type ApplicationDraft,
  type ApplicationKind,
  emptyDraft,
  emptyHolder,
  type HolderDraft,
} from './application-draft.ts';
import { amountOf } from './draft-values.ts';

/*
 * What a form begins with, because it is so of nearly everybody. All of it is shown, can be changed, and is shown to the
 * investor before they declare it. What only they can say is never here: nobody nominated, where the money comes from.
 */

/** Born in India, not politically exposed, lives at home. */
export function startedHolder(): HolderDraft {
  const holder = emptyHolder();
  return { ...holder, fatca: { ...holder.fatca, pep: 'NA', birthCountry: 'IN', addressType: '2' } };
}

/** A resident who invests alone. */
export function startedDraft(kind: ApplicationKind): ApplicationDraft {
  const draft = emptyDraft(kind);
  return {
    ...draft,
    taxStatus: '01',
    holders: [startedHolder()],
    bank: { ...draft.bank, type: 'SB' },
    order: {
      ...draft.order,
      payMode: kind === 'lumpsum' ? 'netbanking' : null,
      frequency: kind === 'sip' ? 'monthly' : null,
    },
  };
}

type Address = ApplicationDraft['address'];

/** An address as one line, as a declaration has it. */
export const addressLine = ({ line, city, state, pincode }: Address): string =>
  [line, city, [state, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ').slice(0, 200);

/** The draft with another address. Who is said to live there, or nowhere yet, moves with it. */
export function withAddress(draft: ApplicationDraft, address: Address): ApplicationDraft {
  const before = addressLine(draft.address);
  const after = addressLine(address);
  const moved = (holder: HolderDraft): HolderDraft => {
    const { residenceAddress } = holder.fatca;
    if (residenceAddress !== '' && residenceAddress !== before) return holder;
    return { ...holder, fatca: { ...holder.fatca, residenceAddress: after } };
  };
  return { ...draft, address, holders: draft.holders.map(moved) };
}

/** As beside a SIP of a folio that is there, without top-ups, as one types it. */
function limitFor({ channel }: ApplicationDraft['mandate'], amount: Paise | null): string {
  if (amount === null) return '';
  return writeMoney(proposedLimit(amount, amount, channel ?? 'netbanking')).replace(/\.00$/, '');
}

/** The draft with another amount. A limit of the mandate that nobody chose goes with it. */
export function withAmount(draft: ApplicationDraft, amount: string): ApplicationDraft {
  const { order, mandate } = draft;
  const isProposed = mandate.limit === '' || mandate.limit === limitFor(mandate, amountOf(order.amount));
  const limit = draft.kind === 'sip' && isProposed ? limitFor(mandate, amountOf(amount)) : mandate.limit;
  return { ...draft, order: { ...order, amount }, mandate: { ...mandate, limit } };
}
