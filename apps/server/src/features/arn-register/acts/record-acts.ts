import { arnRegisterActTexts as texts } from '@hub/contract/arn-register/arn-register-act-texts';
import { changeContact, setValidity } from '@hub/contract/arn-register/arn-register-acts';
import { arnStateTexts } from '@hub/contract/arn-register/arn-state-texts';
import { formatDate, maskContact } from '@hub/domain';
import { renewalGap } from '@hub/domain/arn-register/renewal-gap';
import { act } from '../../../acts/act.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { type ArnFactsRow, saveContact } from '../records/arn-facts.repository.ts';
import { aboutArn, decide, decided, decisionPreview, existingArn } from './arn-preview.ts';

const { faults, sentences, effects, changes: words } = texts;

const refusedAt = (field: string, message: string): Refusal =>
  new Refusal('rule', message, { fields: { [field]: message } });

function heldDay(field: string, text: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    throw refusedAt(field, faults.day);
  }
}

function heldDays(row: ArnFactsRow, validFrom: string, validTo: string): void {
  const [first, last] = [heldDay('validFrom', validFrom), heldDay('validTo', validTo)];
  if (Temporal.PlainDate.compare(last, first) < 0) throw refusedAt('validTo', faults.wrongOrder);
  if (row.validFrom === validFrom && row.validTo === validTo) throw refusedAt('validTo', faults.sameValidity);
}

const validityAct = act({
  declaration: setValidity,
  async preview(context, tx, { arn, validFrom, validTo }) {
    const row = await existingArn(tx, arn);
    heldDays(row, validFrom, validTo);
    const lastDay = formatDate(Temporal.PlainDate.from(validTo));
    const preview = decisionPreview(
      context,
      row,
      decided(row, { validFrom, validTo }),
      sentences.setValidity(arn, lastDay),
    );
    const gap = row.validTo === null ? null : renewalGap(row.validTo, validFrom);
    if (gap === null) return preview;
    const held = arnStateTexts.trail[gap.trail === 'released' ? 'paid' : 'forfeited'];
    return { ...preview, effects: [...(preview.effects ?? []), effects.gap(gap.days, held)] };
  },
  async run(context, tx, { arn, validFrom, validTo }) {
    const row = await existingArn(tx, arn);
    return decide(context, tx, row, decided(row, { validFrom, validTo }));
  },
});

interface Contact {
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
}

/** What is left empty stays. */
const contactAfter = (row: ArnFactsRow, { mobile = '', email = '' }: Contact) => ({
  mobile: mobile === '' ? row.mobile : mobile,
  email: email === '' ? row.email : email,
});

const masked = (contact: string | null): string =>
  contact === null || contact === '' ? '' : maskContact(contact);

const contactAct = act({
  declaration: changeContact,
  async preview(_, tx, { arn, ...typed }) {
    const row = await existingArn(tx, arn);
    if ((typed.mobile ?? '') === '' && (typed.email ?? '') === '')
      throw refusedAt('mobile', faults.noContact);
    const after = contactAfter(row, typed);
    const isMobileNew = after.mobile !== row.mobile;
    const isEmailNew = after.email !== row.email;
    if (!isMobileNew && !isEmailNew) throw refusedAt('mobile', faults.sameContact);
    return {
      ...aboutArn(row),
      sentence: sentences.changeContact(arn),
      changes: [
        ...(isMobileNew
          ? [{ what: words.mobile, before: masked(row.mobile), after: masked(after.mobile) }]
          : []),
        ...(isEmailNew ? [{ what: words.email, before: masked(row.email), after: masked(after.email) }] : []),
      ],
      effects: [effects.codesGoThere],
      basis: JSON.stringify([row.mobile, row.email]),
    };
  },
  async run(_, tx, { arn, ...typed }) {
    const row = await existingArn(tx, arn);
    await saveContact(tx, { arn, ...contactAfter(row, typed) });
  },
});

export const recordActs = [validityAct, contactAct];
