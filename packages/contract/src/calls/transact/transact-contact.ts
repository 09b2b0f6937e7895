import { contactFaults, contactRelations } from '@hub/domain/contacts/check-contact';
import { contactChangeKinds } from '@hub/domain/orders/terms/flow-steps';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { contactTexts } from '../../changes/contact-texts.ts';
import { day } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { waitingChange } from '../changes/changes.ts';
import { folioNo } from '../investor/investor.ts';
import { lookupPath } from '../reference/reference.ts';

const { invalid } = texts.field;

/** What is registered now, and whether it may be changed. */
export const coolingPeriod = built(
  'transact.coolingPeriod',
  'POST',
  lookupPath('CHANGECONTACT/CHECK/COOLINGPERIOD'),
  {
    repeat: 'safe',
    access: ['transact/contact'],
    request: z.object({ folioNo }),
    response: z.object({
      investor: z.object({ id: z.string(), name: z.string() }),
      folioNo: z.string(),
      maskedMobile: z.nullable(z.string()),
      maskedEmail: z.nullable(z.string()),
      /** The investor's other folios, which share the contact. */
      otherFolios: z.int(),
      /** After a change: when it was, and from when on another is possible; null when no such period runs. */
      cooling: z.nullable(z.object({ changedOn: day, until: day })),
      days: z.int(),
      /** Of a non-resident: the number may be of another country. */
      takesForeign: z.boolean(),
      waiting: z.nullable(waitingChange),
    }),
  },
);
export type ContactState = z.infer<(typeof coolingPeriod)['response']>;

const newContact = z.object({
  folioNo,
  kind: z.enum(contactChangeKinds, invalid),
  value: text(254, invalid),
  relation: z.enum(contactRelations, contactTexts.wrong.relation),
});

/** What the server alone knows against a new contact: who else has it. */
export const checkNewContact = built('transact.checkContact', 'POST', '/{hub}/change/contact/check', {
  repeat: 'safe',
  access: ['transact/contact'],
  request: newContact,
  response: z.object({ fault: z.nullable(z.enum(contactFaults)) }),
  reason:
    'The form says before it is sent that a contact serves somebody else; the spec’s call needs the PAN.',
});

/** Sends the investor the link to confirm the change. */
export const changeContact = built('transact.changeContact', 'POST', lookupPath('CHANGECONTACT/DISSUBMIT'), {
  repeat: 'keyed',
  access: ['transact/contact'],
  securityKey: true,
  request: z.extend(newContact, {
    /** The other one of mobile number and e-mail address, changed with the same link. */
    also: z.optional(text(254, invalid)),
    /** Which registered contact the investor has no more: the other one gets the code. */
    lost: z.optional(z.enum(contactChangeKinds, invalid)),
    consent: z.literal(true, contactTexts.wrong.consent),
  }),
  response: waitingChange,
});
