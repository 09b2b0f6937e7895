import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  bankDetails,
  folioDetails,
  validateContact as validateContactCall,
  validateFolios as validateFoliosCall,
} from '@hub/contract/calls/investor/investor';
import { todayInIndia } from '@hub/domain';
import type { SignedInContext } from '../../calls/call-context.ts';
import { oneStatement } from '../../db/queries.ts';
import { findContactUse } from './client/client-lookup.repository.ts';
import { folioBlock } from './folios/folio.policy.ts';
import { findFolio, findFoliosOfPan } from './folios/folio-lookup.repository.ts';
import { bankOf, folioOf } from './folios/investor-presenter.ts';

const book = ({ db, session: { arn } }: SignedInContext) => [oneStatement(db, { arn }), arn] as const;

export async function getFolioDetails(
  context: SignedInContext,
  { folioNo, pan }: RequestOf<typeof folioDetails>,
): Promise<ResponseOf<typeof folioDetails>> {
  const [queries, arn] = book(context);
  if (pan !== undefined) return (await findFoliosOfPan(queries, arn, pan)).map(folioOf);
  const folio = await findFolio(queries, arn, folioNo ?? '');
  return folio === null ? [] : [folioOf(folio)];
}

export async function getBankDetails(
  context: SignedInContext,
  { folioNo }: RequestOf<typeof bankDetails>,
): Promise<ResponseOf<typeof bankDetails>> {
  const folio = await findFolio(...book(context), folioNo);
  return (folio?.banks ?? []).map(bankOf);
}

export async function validateFolios(
  context: SignedInContext,
  { folioNo, kind }: RequestOf<typeof validateFoliosCall>,
): Promise<ResponseOf<typeof validateFoliosCall>> {
  const folio = await findFolio(...book(context), folioNo);
  const block = folioBlock(folio, kind, todayInIndia(context.clock.now()));
  return [
    { folioNo, isAllowed: block === null, fault: block?.fault ?? null, message: block?.message ?? null },
  ];
}

/** Indian numbers have ten digits and begin with 6 to 9; a leading +91 or 0 is how people write them. */
const mobileOf = (typed: string): string | null =>
  /^(?:\+?91|0)?([6-9]\d{9})$/.exec(typed.replace(/[ -]/g, ''))?.[1] ?? null;

type Verdict = ResponseOf<typeof validateContactCall>['mobile'];
const verdict = (isRequested: boolean, isForm: boolean, isOurs: boolean, isTaken: boolean): Verdict => {
  if (!isRequested) return null;
  const fault = !isForm ? 'form' : isOurs ? 'of-distributor' : isTaken ? 'of-another-client' : null;
  return { isGood: fault === null, fault };
};

export async function validateContact(
  context: SignedInContext,
  requested: RequestOf<typeof validateContactCall>,
): Promise<ResponseOf<typeof validateContactCall>> {
  const mobile = requested.mobile === undefined ? null : mobileOf(requested.mobile);
  const email = requested.email?.toLowerCase() ?? null;
  const use = await findContactUse(...book(context), { pan: requested.pan, mobile, email });
  return {
    mobile: verdict(requested.mobile !== undefined, mobile !== null, use.mobileIsOurs, use.mobileIsTaken),
    email: verdict(email !== null, true, use.emailIsOurs, use.emailIsTaken),
  };
}
