import { grossIncomes, occupations, wealthSources } from '@hub/domain/applications/application-codes';
import type { ApplicationFacts } from '@hub/domain/applications/application-facts';
import { mandateChannels } from '@hub/domain/mandates/mandate-channels';
import { bankAccountTypes, holderKycs } from '@hub/domain/orders/facts/order-facts';
import * as z from 'zod/mini';
import { lastAdvice, newFolioFacts } from '../orders/facts/facts-codec.ts';
import { dictionary, list, maybe, plain, record } from '../schemas/codec.ts';

const text = plain(z.string());
const flag = plain(z.boolean());
const channels = list(plain(z.enum(mandateChannels)));

const codeOf = <Code extends string>(codes: Readonly<Record<Code, string>>) =>
  plain(z.enum(Object.keys(codes) as [Code, ...Code[]]));

const kycDetails = record({
  address: record({ line: text, pincode: text, city: text, state: text, country: text }),
  birthPlace: text,
  income: maybe(codeOf(grossIncomes)),
  occupation: maybe(codeOf(occupations)),
  wealth: maybe(codeOf(wealthSources)),
});

const facts = record({
  kyc: dictionary(
    record({
      status: plain(z.enum(holderKycs)),
      name: maybe(text),
      isBirthDateRight: maybe(flag),
      investsHere: flag,
      details: maybe(kycDetails),
    }),
  ),
  branches: dictionary(maybe(record({ bank: text, branch: text, channels }))),
  pincodes: dictionary(maybe(record({ city: text, state: text }))),
  contactsTaken: list(text),
  ownContacts: list(text),
  existingFolios: list(
    record({
      folioNo: text,
      taxStatus: text,
      mobile: maybe(text),
      email: maybe(text),
      bank: text,
      accountKey: text,
      maskedAccount: text,
      accountType: maybe(plain(z.enum(bankAccountTypes))),
      channels,
      hasFatca: flag,
      city: maybe(text),
      country: maybe(text),
    }),
  ),
  nomineeRelations: maybe(list(text)),
  order: maybe(record(newFolioFacts)),
  advice: lastAdvice,
});

/** `ApplicationFacts` as a reply carries them: the same checks run in the browser and on the server. */
export const applicationFactsSchema = facts.schema;
type ApplicationFactsWire = z.infer<typeof applicationFactsSchema>;

export const readApplicationFacts: (wire: ApplicationFactsWire) => ApplicationFacts = facts.read;
export const writeApplicationFacts: (value: ApplicationFacts) => ApplicationFactsWire = facts.write;
