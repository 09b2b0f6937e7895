import type { BankRecord, HolderRecord, KycStatus, NomineeRecord } from '../feeds/records/records.ts';

/** The columns of `folio` that hold lists, as JSON. */
export interface HolderJson {
  readonly name: string;
  readonly pan: string | null;
  readonly kyc: KycStatus | null;
}
export interface BankJson {
  readonly account: string;
  readonly type: BankRecord['accountType'];
  readonly ifsc: string | null;
  readonly bank: string | null;
  readonly branch: string | null;
  readonly isDefault: boolean;
  /** When a file first named it in place of another one. */
  readonly changedOn?: string;
}
export interface NomineeJson {
  readonly name: string;
  readonly relation: string | null;
  readonly share: number | null;
  readonly birthDate?: string;
  readonly guardian?: string;
  readonly guardianRelation?: string;
}

/** KYC after somebody said something of it: that it is done changes no status that says more. */
export const kycAfter = (
  said: { readonly kyc: KycStatus | null; readonly hasKyc: boolean },
  existing: KycStatus | null,
): KycStatus | null =>
  said.kyc ?? (said.hasKyc && (existing === null || existing === 'NOT_AVAILABLE') ? 'REGISTERED' : existing);

const isSame = (one: { readonly name: string }, other: { readonly name: string }): boolean =>
  one.name.toUpperCase() === other.name.toUpperCase();

/** Place by place: whom a row does not name stays, and of whom it names stays what it leaves blank. */
export function mergeHolders(
  existing: readonly HolderJson[],
  said: readonly HolderRecord[],
): readonly HolderJson[] {
  return Array.from({ length: Math.max(existing.length, said.length) }, (_, place) => {
    const [before, now] = [existing[place], said[place]];
    if (now === undefined) return before as HolderJson;
    const same = before !== undefined && isSame(before, now) ? before : null;
    return { name: now.name, pan: now.pan ?? same?.pan ?? null, kyc: kycAfter(now, same?.kyc ?? null) };
  });
}

const WHOLE = 10_000;

/** Likewise; but shares that make up the whole are a nomination of their own and replace the one before. */
export function mergeNominees(
  existing: readonly NomineeJson[],
  said: readonly NomineeRecord[],
): readonly NomineeJson[] {
  const isWhole = said.reduce((sum, { shareBasisPoints }) => sum + (shareBasisPoints ?? 0), 0) === WHOLE;
  const merged = said.map((now, place) => {
    const before = isWhole ? existing.find((one) => isSame(one, now)) : existing[place];
    return nomineeOf(now, before !== undefined && isSame(before, now) ? before : null);
  });
  return isWhole ? merged : [...merged, ...existing.slice(said.length)];
}

/** Whether a row still has the people whom the investor's own nomination has replaced. */
export const isBehind = (former: readonly NomineeJson[] | null, said: readonly NomineeRecord[]): boolean =>
  former !== null &&
  former.length === said.length &&
  said.every((now) => former.some((before) => isSame(before, now)));

function nomineeOf(now: NomineeRecord, same: NomineeJson | null): NomineeJson {
  const share = now.shareBasisPoints === null ? null : now.shareBasisPoints / 100;
  const birthDate = now.dateOfBirth ?? same?.birthDate;
  return {
    name: now.name,
    relation: now.relation ?? same?.relation ?? null,
    share: share ?? same?.share ?? null,
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(same?.guardian === undefined ? {} : { guardian: same.guardian }),
    ...(same?.guardianRelation === undefined ? {} : { guardianRelation: same.guardianRelation }),
  };
}

/** A feed names the account that is paid to: it becomes the default, and others of the folio stay behind it. */
export function mergeBanks(existing: readonly BankJson[], said: BankRecord): readonly BankJson[] {
  const same = existing.find(({ account }) => account === said.accountNumber);
  const others = existing.filter((bank) => bank !== same && !bank.isDefault);
  const now = {
    account: said.accountNumber,
    type: said.accountType ?? same?.type ?? null,
    ifsc: said.ifsc ?? same?.ifsc ?? null,
    bank: said.name ?? same?.bank ?? null,
    branch: said.branch ?? same?.branch ?? null,
    isDefault: true,
  };
  return [now, ...others];
}

/** The same accounts, with the day on which the one that is paid to took the place of another (handbook §1.1). */
export function noteBankChange(
  existing: readonly BankJson[],
  [now, ...others]: readonly BankJson[],
  today: string,
): readonly BankJson[] {
  const before = existing.find(({ isDefault }) => isDefault);
  if (now === undefined || before === undefined) return now === undefined ? [] : [now, ...others];
  const changedOn = before.account === now.account ? before.changedOn : today;
  return [changedOn === undefined ? now : { ...now, changedOn }, ...others];
}
