import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  aadhaarSeeding,
  panDetails,
  verifyPan as verifyPanCall,
} from '@hub/contract/calls/investor/investor';
import { maskContact, maskNumber } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import { OutsideServiceError } from '../../../ports/fetch-json.ts';
import type { KycRecord } from '../../../ports/kyc/kyc.ts';
import { maskedOrNull } from '../folios/investor-presenter.ts';
import { findClient } from './client-lookup.repository.ts';
import { mayInvest, mayInvestAnywhere, needsAadhaar, panHolder } from './pan.policy.ts';

/** More newcomers than anybody brings in an hour; too few to look through PANs. */
const NEWCOMERS_PER_HOUR = 60;
/** A birth date that was typed wrong is soon right; ten thousand of them would be a guess. */
const BIRTH_DATES_PER_HOUR = 10;

const clientOf = ({ db, session: { arn } }: SignedInContext, pan: string) =>
  findClient(oneStatement(db, { arn }), arn, pan);

/** Whom the KYC agency has by a PAN outside the book; null when it does not answer. */
async function lookUpAtAgency(
  context: SignedInContext,
  { pan, birthDate }: { readonly pan: string; readonly birthDate?: string | undefined },
): Promise<KycRecord | null> {
  const { arn } = context.session;
  const hour = { windowSeconds: 3600 };
  await context.limit(
    { name: 'kyc-newcomers', key: arn, max: NEWCOMERS_PER_HOUR, ...hour },
    ...(birthDate === undefined
      ? []
      : [
          {
            name: 'kyc-birth-date',
            key: context.security.digest('request', `${arn} ${pan}`).toString('base64url'),
            max: BIRTH_DATES_PER_HOUR,
            ...hour,
          },
        ]),
  );
  try {
    return (await context.kyc.check([pan]))[0] ?? null;
  } catch (err) {
    if (!(err instanceof OutsideServiceError)) throw err;
    context.log.warn({ err }, 'the KYC of a PAN could not be asked for');
    return null;
  }
}

/** Null where there is nothing to compare. */
const isRight = (typed: string | undefined, existing: string | null): boolean | null =>
  typed === undefined || existing === null ? null : typed === existing;

export async function getPanDetails(
  context: SignedInContext,
  { pan, birthDate }: RequestOf<typeof panDetails>,
): Promise<ResponseOf<typeof panDetails>> {
  const client = await clientOf(context, pan);
  if (client !== null) {
    const { mobile, email, folios, ...existing } = client;
    return [
      {
        ...existing,
        maskedPan: maskNumber(pan),
        maskedMobile: maskedOrNull(mobile, maskContact),
        maskedEmail: maskedOrNull(email, maskContact),
        folios: [...folios],
      },
    ];
  }
  if (birthDate === undefined) return [];
  const newcomer = await lookUpAtAgency(context, { pan, birthDate });
  if (newcomer === null || newcomer.name === null || isRight(birthDate, newcomer.birthDate) !== true)
    return [];
  return [
    {
      investorId: null,
      name: newcomer.name,
      maskedPan: maskNumber(pan),
      kyc: newcomer.status,
      taxStatus: null,
      birthDate,
      maskedMobile: null,
      maskedEmail: null,
      folios: [],
    },
  ];
}

export async function verifyPan(
  context: SignedInContext,
  { pan, birthDate }: RequestOf<typeof verifyPanCall>,
): Promise<ResponseOf<typeof verifyPanCall>> {
  const about = { maskedPan: maskNumber(pan), holder: panHolder(pan) };
  const client = await clientOf(context, pan);
  if (client !== null) {
    const { name, kyc } = client;
    const isBirthDateRight = isRight(birthDate, client.birthDate);
    return { ...about, isClient: true, name, kyc, isBirthDateRight, mayInvest: mayInvest(kyc) };
  }
  const newcomer = await lookUpAtAgency(context, { pan, birthDate });
  const isBirthDateRight = isRight(birthDate, newcomer?.birthDate ?? null);
  return {
    ...about,
    isClient: false,
    name: isBirthDateRight === true ? (newcomer?.name ?? null) : null,
    kyc: newcomer?.status ?? 'NOT_KNOWN',
    isBirthDateRight,
    mayInvest: newcomer === null ? null : mayInvestAnywhere(newcomer.status),
  };
}

export async function getAadhaarSeeding(
  context: SignedInContext,
  { pan }: RequestOf<typeof aadhaarSeeding>,
): Promise<ResponseOf<typeof aadhaarSeeding>> {
  const maskedPan = maskNumber(pan);
  const client = await clientOf(context, pan);
  if (!needsAadhaar(pan, client?.taxStatus ?? null)) return [{ maskedPan, status: 'NOT_REQUIRED' }];
  const isSeeded = (await lookUpAtAgency(context, { pan }))?.isSeeded ?? null;
  return [{ maskedPan, status: isSeeded === null ? 'NOT_KNOWN' : isSeeded ? 'SEEDED' : 'NOT_SEEDED' }];
}
