import { arnRegisterActTexts } from '@hub/contract/arn-register/arn-register-act-texts';
import { arnStateTexts } from '@hub/contract/arn-register/arn-state-texts';
import type { ActChange } from '@hub/contract/console/act-calls';
import { formatDate, maskContact } from '@hub/domain';
import type { ArnDifference, ListedEuin } from '@hub/domain/arn-register/compare-register';

const { changes: words } = arnRegisterActTexts;
const { states } = arnStateTexts;

const day = (iso: string | null): string => (iso === null ? '' : formatDate(Temporal.PlainDate.from(iso)));
const masked = (contact: string | null): string =>
  contact === null || contact === '' ? '' : maskContact(contact);
const euinText = ({ name, validTo, mappedTo }: ListedEuin): string =>
  [name, day(validTo), mappedTo === null ? '' : `– ${day(mappedTo)}`]
    .filter((part) => part !== '')
    .join(', ');

/** What a file changes of one ARN, in words: contacts masked, a PAN never. */
export function changesOf({ before, after, euins }: ArnDifference): ActChange[] {
  const lines: ActChange[] = [];
  const line = (what: string, was: string, is: string): void => {
    if (was !== is) lines.push({ what, before: was, after: is });
  };
  line(words.name, before?.name ?? '', after.name);
  line(words.state, before === null ? '' : states[before.state], states[after.state]);
  line(
    words.registerState,
    before?.register ? states[before.register] : '',
    after.register === null ? '' : states[after.register],
  );
  line(words.validFrom, day(before?.validFrom ?? null), day(after.validFrom));
  line(words.validTo, day(before?.validTo ?? null), day(after.validTo));
  if (before?.mobile !== after.mobile)
    line(words.mobile, masked(before?.mobile ?? null), masked(after.mobile));
  if (before?.email !== after.email) line(words.email, masked(before?.email ?? null), masked(after.email));
  line(words.category, before?.category ?? '', after.category ?? '');
  line(
    words.kyd,
    before === null ? '' : words.kydWords[`${before.isKydDone}`],
    words.kydWords[`${after.isKydDone}`],
  );
  line(words.address, before?.address ?? '', after.address ?? '');
  if (before !== null && before.pan !== after.pan)
    lines.push({ what: words.pan, before: before.pan === null ? '' : words.hidden, after: words.changed });
  for (const one of euins) {
    const was = before?.euins.find(({ euin }) => euin === one.euin);
    lines.push({
      what: words.euin(one.euin),
      before: was === undefined ? '' : euinText(was),
      after: euinText(one),
    });
  }
  return lines;
}
