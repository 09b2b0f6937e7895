import { paise } from '@hub/domain';
import type { ApplicationFacts } from '@hub/domain/applications/application-facts';
import { mandateChannels } from '@hub/domain/mandates/mandate-channels';
import { bankAccountTypes, holderKycs } from '@hub/domain/orders/facts/order-facts';
import * as z from 'zod/mini';
import { orderFactsSchema } from '../orders/facts/facts-schema.ts';
import { readFacts } from '../orders/facts/read-facts.ts';
import { writeFacts } from '../orders/facts/write-facts.ts';

const channels = z.array(z.enum(mandateChannels));

/** `ApplicationFacts` as a reply carries them: the same checks run in the browser and on the server. */
export const applicationFactsSchema = z.object({
  kyc: z.record(
    z.string(),
    z.object({
      status: z.enum(holderKycs),
      name: z.nullable(z.string()),
      isBirthDateRight: z.nullable(z.boolean()),
      investsHere: z.boolean(),
    }),
  ),
  branches: z.record(z.string(), z.nullable(z.object({ bank: z.string(), branch: z.string(), channels }))),
  pincodes: z.record(z.string(), z.nullable(z.object({ city: z.string(), state: z.string() }))),
  contactsTaken: z.array(z.string()),
  ownContacts: z.array(z.string()),
  knownFolios: z.array(
    z.object({
      folioNo: z.string(),
      taxStatus: z.string(),
      mobile: z.nullable(z.string()),
      email: z.nullable(z.string()),
      bank: z.string(),
      accountKey: z.string(),
      maskedAccount: z.string(),
      accountType: z.nullable(z.enum(bankAccountTypes)),
      channels,
      hasFatca: z.boolean(),
      city: z.nullable(z.string()),
      country: z.nullable(z.string()),
    }),
  ),
  nomineeRelations: z.nullable(z.array(z.string())),
  order: z.nullable(z.pick(orderFactsSchema, { distributor: true, scheme: true, holidays: true })),
});
type ApplicationFactsWire = z.infer<typeof applicationFactsSchema>;

/** What an application's order has nothing of yet. */
const nothing = { folio: null, target: null, held: null, mandates: [], plans: [] } as const;

export function writeApplicationFacts(facts: ApplicationFacts): ApplicationFactsWire {
  const { order } = facts;
  const wire = order === null ? null : writeFacts({ ...nothing, ...order, paidByUpi: paise(0n) });
  return {
    ...facts,
    kyc: { ...facts.kyc },
    branches: Object.fromEntries(
      Object.entries(facts.branches).map(([ifsc, branch]) => [
        ifsc,
        branch === null ? null : { ...branch, channels: [...branch.channels] },
      ]),
    ),
    pincodes: { ...facts.pincodes },
    contactsTaken: [...facts.contactsTaken],
    ownContacts: [...facts.ownContacts],
    knownFolios: facts.knownFolios.map((known) => ({ ...known, channels: [...known.channels] })),
    nomineeRelations: facts.nomineeRelations === null ? null : [...facts.nomineeRelations],
    order:
      wire === null ? null : { distributor: wire.distributor, scheme: wire.scheme, holidays: wire.holidays },
  };
}

export function readApplicationFacts(wire: ApplicationFactsWire): ApplicationFacts {
  const order =
    wire.order === null
      ? null
      : readFacts({ ...nothing, ...wire.order, mandates: [], plans: [], paidByUpi: '0.00' });
  return {
    ...wire,
    order:
      order === null
        ? null
        : { distributor: order.distributor, scheme: order.scheme, holidays: order.holidays },
  };
}
