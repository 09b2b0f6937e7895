import { isMinorStatus, writeMoney } from '@hub/domain';
import type { ApplicationDraft, FatcaDraft } from '@hub/domain/applications/application-draft';
import { clientPanOf } from '@hub/domain/applications/check-people';
import type { MandateTerms } from '@hub/domain/mandates/checks/mandate';
import { nomineeShares, parseShare } from '@hub/domain/nominees/nominee-shares';
import { isHuf, taxStatusDemands } from '@hub/domain/tax-status/tax-status-demands';
import { nomineeRelations } from '../../reference/reference.public.ts';
import type { Opening, OpeningBank } from '../orders/opening.ts';
import type { ApplicationFactRows } from './application-facts.repository.ts';
import type { KycByPan } from './look-up-kyc.ts';

/** A guardian invests as a person: at home, or with the account that the minor's status names. */
const guardianStatus: Readonly<Record<string, string>> = { '02': '01', '26': '21', '28': '24' };

const fatcaJson = (fatca: FatcaDraft, pan: string) => ({
  birthPlace: fatca.birthPlace,
  birthCountry: fatca.birthCountry,
  nationality: fatca.birthCountry,
  residencies: fatca.residencies.map(({ country, taxId, taxIdType }) => ({
    country,
    tin: country === 'IN' ? taxId.toUpperCase() || pan : taxId,
    tinType: taxIdType ?? 'PAN',
  })),
  addressType: fatca.addressType,
  residenceAddress: fatca.residenceAddress,
  income: fatca.income,
  wealth: fatca.wealth,
  occupation: fatca.occupation,
  politicallyExposed: fatca.pep,
});

/** Shares in per cent, as the book has them. */
function nomineesJson({ nominees }: ApplicationDraft): object[] {
  const shares = nomineeShares(nominees.map(({ share }) => (share === '' ? null : parseShare(share))));
  return nominees.map(({ name, relation, birthDate, guardian }, place) => ({
    name: name.trim(),
    relation: nomineeRelations.find(({ code }) => code === relation)?.name ?? relation,
    share: Number(shares?.[place] ?? 0n) / 100,
    ...(birthDate === '' ? {} : { birthDate }),
    ...(guardian === null || guardian.name.trim() === '' ? {} : { guardian: guardian.name.trim() }),
  }));
}

const kycOf = (kyc: KycByPan, pan: string) =>
  kyc[pan]?.status === 'REGISTERED' ? ('REGISTERED' as const) : ('VALIDATED' as const);

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

interface Checked {
  readonly draft: ApplicationDraft;
  readonly rows: ApplicationFactRows;
  readonly kyc: KycByPan;
  readonly mandate: MandateTerms | null;
}

/** Out of a draft in which nothing is wrong any more. */
export function openingOf({ draft, rows, kyc, mandate }: Checked): Opening {
  const { taxStatus, guardian, holders, holding } = draft;
  const [first, ...joint] = holders;
  if (taxStatus === null || first === undefined) throw new Error('A checked application has a holder');
  const clientKey = clientPanOf(draft);
  const person = guardian ?? first;
  const { client } = rows;
  const existing = client?.folios.find(({ folioNo }) => folioNo === draft.sameAs) ?? null;
  const isMinor = isMinorStatus(taxStatus);
  const contactOf = (registered: string | null | undefined, typed: string) => registered ?? orNull(typed);
  const { address } = draft;
  return {
    client: {
      clientKey,
      name: person.name.trim(),
      birthDate: orNull(person.birthDate),
      // A client's contact changes only with the codes of a contact change.
      mobile: contactOf(client?.mobile, first.mobile),
      email: contactOf(client?.email, first.email),
      kyc: kycOf(kyc, clientKey),
      taxStatus: isMinor ? (guardianStatus[taxStatus] ?? '01') : taxStatus,
      occupation: existing === null ? first.fatca.occupation : null,
      address: orNull(address.line),
      city: orNull(address.city),
      state: orNull(address.state),
      pincode: orNull(address.pincode),
      country: existing === null ? address.country : (client?.country ?? null),
      guardianName: isHuf(taxStatus) ? orNull(draft.karta ?? '') : null,
    },
    folio: {
      holding: holding === 'AS' ? 'AS' : 'SI',
      taxStatus,
      holders: joint.map(({ name, pan }) => ({
        name: name.trim(),
        pan: pan.toUpperCase(),
        kyc: kycOf(kyc, pan.toUpperCase()),
      })),
      banks: [bankOf(draft, rows)],
      nominees: taxStatusDemands[taxStatus].mayNominate ? nomineesJson(draft) : [],
      fatca: {
        ...(existing !== null && 'residencies' in existing.fatca
          ? existing.fatca
          : fatcaJson(first.fatca, first.pan.toUpperCase())),
        ...(joint.length === 0
          ? {}
          : { joint: joint.map((one) => fatcaJson(one.fatca, one.pan.toUpperCase())) }),
      },
      minor: isMinor ? { name: first.name.trim(), birthDate: first.birthDate } : null,
      schemeCode: draft.order.schemeCode,
    },
    mandate:
      mandate === null
        ? null
        : {
            channel: mandate.channel,
            vpa: mandate.vpa,
            limit: writeMoney(mandate.limit),
            startsOn: `${mandate.startsOn}`,
            endsOn: `${mandate.endsOn}`,
          },
  };
}

function bankOf({ bank, sameAs }: ApplicationDraft, { client, branch }: ApplicationFactRows): OpeningBank {
  const banks = client?.folios.find(({ folioNo }) => folioNo === sameAs)?.banks ?? [];
  const existing = banks.find(({ isDefault }) => isDefault) ?? banks[0];
  if (existing !== undefined && existing.ifsc !== null && existing.account !== null) {
    return {
      account: existing.account,
      type: existing.type,
      ifsc: existing.ifsc,
      bank: existing.bank ?? '',
      branch: existing.branch ?? null,
      isDefault: true,
    };
  }
  return {
    account: bank.account,
    type: bank.type,
    ifsc: bank.ifsc,
    bank: branch?.bank ?? '',
    branch: branch?.branch ?? null,
    isDefault: true,
  };
}
