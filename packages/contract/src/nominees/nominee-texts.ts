import { taxStatusName } from '@hub/domain';
import type { NomineeFinding } from '@hub/domain/nominees/check-nominees';
import { writeShare } from '@hub/domain/nominees/nominee-shares';

/** What is wrong with a nomination and what to do, in one or two sentences for the field. */
export function nomineeFindingText(finding: NomineeFinding): string {
  switch (finding.code) {
    case 'not-allowed':
      return `${taxStatusName(finding.taxStatus)}: this tax status has no nominees.`;
    case 'none-given':
      return 'Add a nominee, or choose to go without one.';
    case 'opt-out-and-nominees':
      return 'Remove the nominees to go without one, or untick this.';
    case 'too-many':
      return `A folio has at most ${finding.most} nominees. Remove some.`;
    case 'name-missing':
      return 'Enter the nominee’s name.';
    case 'name-too-long':
      return `Enter at most ${finding.longest} letters.`;
    case 'name-form':
      return 'Enter the name in letters, without numbers or signs.';
    case 'nominee-is-holder':
      return `${finding.name} holds the folio. Nominate someone else.`;
    case 'nominee-twice':
      return `${finding.name} is named twice. Remove one, or enter another name.`;
    case 'relation-missing':
      return 'Choose how the nominee is related to the investor.';
    case 'birth-date-future':
      return 'Enter a date of birth in the past.';
    case 'birth-date-too-early':
      return 'Enter a date of birth after 1900.';
    case 'guardian-missing':
      return `${finding.name === '' ? 'The nominee' : finding.name} is under 18. Enter the guardian’s name.`;
    case 'guardian-form':
      return 'Enter the guardian’s name in letters.';
    case 'guardian-is-nominee':
      return `${finding.name} cannot be their own guardian. Enter another name.`;
    case 'guardian-relation':
      return 'Choose father, mother or court-appointed guardian.';
    case 'share-missing':
      return 'Enter a share for each nominee, or leave all blank for equal shares.';
    case 'share-nil':
      return 'Enter a share above 0.';
    case 'shares-sum': {
      const sum = `The shares add up to ${writeShare(finding.sum)}%, not 100%.`;
      return finding.fix === null
        ? `${sum} Lower them.`
        : `${sum} Enter ${writeShare(finding.fix)} here, or change the others.`;
    }
  }
}

export const nomineeTexts = {
  wrong: {
    share: 'Enter a share like 50 or 33.34.',
    day: 'Enter a valid date.',
    name: 'Enter a name.',
    consent: 'Tick this when the investor has agreed.',
  },
  joint:
    'Joint holders nominate together, each with a signature: use the registrar’s nomination form on paper.',
  noContact:
    'The folio has no mobile number and no e-mail address for the codes. Use the registrar’s nomination form on paper.',
  notForStatus: (taxStatus: string): string =>
    `${taxStatusName(taxStatus)}: minors, HUFs and entities cannot nominate. There is nothing to do here.`,
  changedMeanwhile: 'The nomination was changed meanwhile. Ask your distributor to start again.',
} as const;
