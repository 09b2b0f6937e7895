import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { nominationSchema } from '../../nominees/nomination-schema.ts';
import { nomineeTexts } from '../../nominees/nominee-texts.ts';
import { sharePercentText } from '../../schemas/figure-schemas.ts';
import { day } from '../../schemas/list-shapes.ts';
import { folioNo } from '../investor/investor.ts';
import { lookupPath } from '../reference/reference.ts';
import { waitingChange } from './changes.ts';

const registered = z.object({
  name: z.string(),
  /** In words, as the registrar has it; the code where it is one of the list. */
  relation: z.string(),
  relationCode: z.string(),
  share: sharePercentText,
  birthDate: z.nullable(day),
  isMinor: z.boolean(),
  guardian: z.nullable(z.object({ name: z.string(), relation: z.string() })),
});
export type RegisteredNominee = z.infer<typeof registered>;

/** The nomination of a folio, and all that decides about a new one. */
export const nominees = built('nominee.get', 'POST', lookupPath('GetNomineeDistributor'), {
  repeat: 'safe',
  access: ['nominee'],
  securityKey: true,
  request: z.object({ folioNo }),
  response: z.object({
    investor: z.object({ id: z.string(), name: z.string() }),
    folioNo: z.string(),
    holding: z.enum(['SI', 'JO', 'AS']),
    taxStatus: z.string(),
    /** Names of all who hold it. */
    holders: z.array(z.string()),
    nominees: z.array(registered),
    isOptOut: z.boolean(),
    /** Why it cannot be changed here, in words; null when it can. */
    blocked: z.nullable(z.string()),
    today: day,
    maxNominees: z.int(),
    relations: z.array(z.object({ code: z.string(), name: z.string(), mayBeGuardian: z.boolean() })),
    /** Masked contacts that the codes go to. */
    contacts: z.array(z.string()),
    waiting: z.nullable(waitingChange),
  }),
});
export type Nomination = z.infer<(typeof nominees)['response']>;

/** Sends the investor the link to confirm a new nomination; nothing changes before that. */
export const changeNominees = built('nominee.change', 'POST', '/{hub}/change/nominees', {
  repeat: 'keyed',
  access: ['nominee'],
  request: z.object({
    folioNo,
    terms: nominationSchema,
    consent: z.literal(true, nomineeTexts.wrong.consent),
  }),
  response: waitingChange,
  reason: 'A nomination is changed with the investor’s code; the spec lists the call that reads it only.',
});
