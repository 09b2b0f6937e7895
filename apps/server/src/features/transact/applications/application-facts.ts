import { maskContact, maskNumber } from '@hub/domain';
import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import type { ApplicationFacts, ExistingFolio } from '@hub/domain/applications/application-facts';
import { clientPanOf } from '@hub/domain/applications/check-people';
import { bankAccountKey } from '@hub/domain/orders/terms/order-terms';
import type { Queries } from '../../../db/queries.ts';
import { channelsOf } from '../../mandates/mandates.public.ts';
import { nomineeRelations } from '../../reference/reference.public.ts';
import { readEarlier } from '../earlier/earlier.ts';
import { readFacts } from '../orders/order-facts.ts';
import {
  type ApplicationFactRows,
  type ClientRow,
  readApplicationRows,
} from './application-facts.repository.ts';
import type { KycByPan } from './look-up-kyc.ts';

const offered = (offers: ApplicationFactRows['offers'], ifsc: string) =>
  channelsOf(offers.find(({ code }) => code === ifsc.slice(0, 4)));

const mask = (contact: string | null): string | null => (contact === null ? null : maskContact(contact));

function existingFolios(client: ClientRow | null, { offers }: ApplicationFactRows): ExistingFolio[] {
  if (client === null || (client.mobile === null && client.email === null)) return [];
  return client.folios.flatMap(({ folioNo, taxStatus, banks, fatca }) => {
    const bank = banks.find(({ isDefault }) => isDefault) ?? banks[0];
    if (bank === undefined || bank.ifsc === null || bank.account === null) return [];
    return [
      {
        folioNo,
        taxStatus,
        mobile: mask(client.mobile),
        email: mask(client.email),
        bank: bank.bank ?? bank.ifsc.slice(0, 4),
        accountKey: bankAccountKey(bank.ifsc, bank.account),
        maskedAccount: maskNumber(bank.account),
        accountType: bank.type,
        channels: offered(offers, bank.ifsc),
        hasFatca: 'residencies' in fatca,
        city: client.city,
        country: client.country,
      },
    ];
  });
}

interface FactsQuestion {
  readonly arn: string;
  readonly draft: ApplicationDraft;
  readonly kyc: KycByPan;
  readonly now: Temporal.Instant;
}

interface FactsRead {
  readonly facts: ApplicationFacts;
  readonly rows: ApplicationFactRows;
}

const filled = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');

/** All that decides about a draft, and the rows it came from. */
export async function readApplicationFacts(
  queries: Queries,
  { arn, draft, kyc, now }: FactsQuestion,
): Promise<FactsRead> {
  const { ifsc } = draft.bank;
  const { pincode } = draft.address;
  const rows = await readApplicationRows(queries, {
    arn,
    pan: clientPanOf(draft),
    mobiles: filled(draft.holders.map(({ mobile }) => mobile)),
    emails: filled(draft.holders.map(({ email }) => email.toLowerCase())),
    ifsc,
    pincode,
  });
  const { schemeCode } = draft.order;
  const book = await readFacts(queries, arn, [{ folioNo: '', schemeCode }], { now });
  const { distributor, scheme, holidays } = book.factsOf({ folioNo: '', schemeCode });
  const { advice } = (await readEarlier(queries, arn, [], now))('');
  return {
    rows,
    facts: {
      kyc,
      branches:
        ifsc === ''
          ? {}
          : {
              [ifsc]: rows.branch === null ? null : { ...rows.branch, channels: offered(rows.offers, ifsc) },
            },
      pincodes: pincode === '' ? {} : { [pincode]: rows.place },
      contactsTaken: rows.contactsTaken,
      ownContacts: rows.ownContacts,
      existingFolios: existingFolios(rows.client, rows),
      nomineeRelations: nomineeRelations.map(({ code }) => code),
      order: { distributor, scheme, holidays },
      advice,
    },
  };
}

/** The same for the investor's own eyes: nothing of the book, of others, or of the distributor. */
export const investorFacts = (facts: ApplicationFacts): ApplicationFacts => ({
  ...facts,
  contactsTaken: [],
  ownContacts: [],
  existingFolios: [],
  order: null,
  advice: null,
});
