import { type TaxStatusCode, taxStatuses } from '@hub/domain';
import {
  addressTypes,
  contactOwners,
  grossIncomes,
  guardianRelations,
  occupations,
  taxIdTypes,
  wealthSources,
} from '@hub/domain/applications/application-codes';
import {
  type ApplicationDraft,
  applicationKinds,
  MOST_HOLDERS,
} from '@hub/domain/applications/application-draft';
import { mandateChannels } from '@hub/domain/mandates/mandate-channels';
import { bankAccountTypes, folioHoldings } from '@hub/domain/orders/facts/order-facts';
import { payModes } from '@hub/domain/orders/terms/any-terms';
import { dividendOptions, politicalExposures } from '@hub/domain/orders/terms/order-codes';
import { frequencies } from '@hub/domain/plans/frequencies';
import * as z from 'zod/mini';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';

const { invalid, tooLong } = texts.field;

/* `ApplicationDraft` as it travels: lengths and lists only. What is wrong with it `checkApplication` says. */

/** One line, without what a page could take for markup. */
const line = (max: number) =>
  text(max, invalid, tooLong).check(z.regex(/^[^<>\p{Cc}\p{Cs}\p{Co}\p{Cn}]*$/u, texts.field.plainText));

const oneOf = <Code extends string>(codes: Readonly<Record<Code, string>>) =>
  z.nullable(z.enum(Object.keys(codes) as [Code, ...Code[]], invalid));

const count = z.int(invalid).check(z.gte(1, invalid), z.lte(30_000, invalid));
const taxStatusCodes = taxStatuses.map(({ code }) => code) as [TaxStatusCode, ...TaxStatusCode[]];

export const fatcaSchema = z.strictObject({
  residencies: z
    .array(z.strictObject({ country: line(2), taxId: line(40), taxIdType: oneOf(taxIdTypes) }), invalid)
    .check(z.maxLength(8, invalid)),
  income: oneOf(grossIncomes),
  occupation: oneOf(occupations),
  wealth: oneOf(wealthSources),
  pep: oneOf(politicalExposures),
  birthCountry: line(2),
  birthPlace: line(60),
  addressType: oneOf(addressTypes),
  residenceAddress: line(200),
});

const person = { pan: line(10), name: line(100), birthDate: line(10) };

const holder = z.strictObject({
  ...person,
  mobile: line(16),
  mobileOf: oneOf(contactOwners),
  email: line(120),
  emailOf: oneOf(contactOwners),
  fatca: fatcaSchema,
});

const nominee = z.strictObject({
  name: line(100),
  relation: line(10),
  share: line(6),
  birthDate: line(10),
  guardian: z.nullable(z.strictObject({ name: line(100), relation: line(10) })),
});

const order = z.strictObject({
  schemeCode: line(20),
  idcw: oneOf(dividendOptions),
  amount: line(16),
  payMode: z.nullable(z.enum(payModes, invalid)),
  frequency: z.nullable(z.enum(frequencies, invalid)),
  day: z.nullable(z.int(invalid).check(z.gte(1, invalid), z.lte(31, invalid))),
  startsOn: line(10),
  end: z.discriminatedUnion(
    'by',
    [
      z.strictObject({ by: z.literal('count'), count }),
      z.strictObject({ by: z.literal('date'), date: line(10) }),
      z.strictObject({ by: z.literal('perpetual') }),
    ],
    invalid,
  ),
  topUp: z.nullable(
    z.strictObject({
      by: z.discriminatedUnion(
        'kind',
        [
          z.strictObject({ kind: z.literal('amount'), amount: line(16) }),
          z.strictObject({ kind: z.literal('rate'), percent: line(6) }),
        ],
        invalid,
      ),
      everyMonths: z.union([z.literal(6), z.literal(12)], invalid),
      cap: z.nullable(line(16)),
    }),
  ),
  firstNow: z.nullable(z.enum(payModes, invalid)),
});

export const draftSchema = z.strictObject({
  kind: z.enum(applicationKinds, invalid),
  taxStatus: z.nullable(z.enum(taxStatusCodes, invalid)),
  holding: z.nullable(z.enum(folioHoldings, invalid)),
  holders: z.array(holder, invalid).check(z.minLength(1, invalid), z.maxLength(MOST_HOLDERS, invalid)),
  guardian: z.nullable(z.strictObject({ ...person, relation: oneOf(guardianRelations) })),
  karta: z.optional(line(100)),
  address: z.strictObject({
    line: line(200),
    pincode: line(12),
    city: line(60),
    state: line(60),
    country: line(2),
  }),
  bank: z.strictObject({
    ifsc: line(11),
    account: line(18),
    type: z.nullable(z.enum(bankAccountTypes, invalid)),
    proof: z.nullable(line(40)),
  }),
  sameAs: z.nullable(line(30)),
  nominees: z.array(nominee, invalid).check(z.maxLength(10, invalid)),
  nomineeOptOut: z.boolean(invalid),
  order,
  mandate: z.strictObject({
    channel: z.nullable(z.enum(mandateChannels, invalid)),
    vpa: line(100),
    limit: line(16),
    startsOn: line(10),
    endsOn: line(10),
  }),
  advice: z.strictObject({ euin: line(7), isExecutionOnly: z.boolean(invalid), subArn: line(20) }),
  consent: z.boolean(invalid),
});
type DraftWire = z.infer<typeof draftSchema>;

/** The two are one: what a form holds is what travels. */
export const draftWire = (draft: ApplicationDraft): DraftWire => draft as DraftWire;
