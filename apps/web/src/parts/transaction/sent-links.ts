/**
 * Every send to an investor ends on the thank-you page, which reads in its address what was sent:
 *
 *   navigation.go(sentHref({ what: 'mandate', folio, id }), { replace: true });
 */
import { href } from '@hub/contract';
import { type ChangePurpose, readPurpose } from './folio-links.ts';

export type Sent =
  | { readonly what: 'mandate'; readonly folio: string; readonly id: string }
  | { readonly what: 'change'; readonly folio: string; readonly purpose: ChangePurpose }
  | { readonly what: 'form'; readonly id: string };

export const sentHref = (sent: Sent): string =>
  `${href('transact/thank-you')}?${new URLSearchParams({ ...sent })}`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const mandateId = /^[A-Z0-9]{4,20}$/;
const folioNo = /^[0-9A-Za-z][0-9A-Za-z/-]{0,29}$/;

/** Null where the address names nothing of these. */
export function readSent(queryString: string): Sent | null {
  const query = new URLSearchParams(queryString);
  const [what, folio, id] = ['what', 'folio', 'id'].map((name) => query.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  const purpose = readPurpose(query.get('purpose'));
  if (what === 'form' && uuid.test(id)) return { what, id };
  if (!folioNo.test(folio)) return null;
  if (what === 'mandate' && mandateId.test(id)) return { what, folio, id };
  return what === 'change' && purpose !== null ? { what, folio, purpose } : null;
}
