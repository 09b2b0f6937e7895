import { isEmail, isMobileNumber, mobileDigits, parseArn } from '@hub/domain';
import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { filledText, text } from '../schemas/text-schema.ts';
import { typedLine, typedName } from '../schemas/typed-text.ts';
import { texts } from '../texts/texts.ts';
import { relationshipManagerTexts } from './relationship-manager-texts.ts';

const { required, invalid, arn: wrongArn, mobile: wrongMobile, email: wrongEmail } = texts.field;
const { fields: labels, faults } = relationshipManagerTexts;

const rmId = filledText(40, faults.idForm).check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/, faults.idForm));
const day = text(10, invalid).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, invalid));
const about = 'distributors';

/** In one act as many as a whole region has. */
const MOST_ARNS_MOVED = 20_000;
const arns = z
  .array(
    text(20, wrongArn).check(
      z.overwrite((typed) => parseArn(typed) ?? ''),
      z.minLength(5, wrongArn),
    ),
    invalid,
  )
  .check(z.maxLength(MOST_ARNS_MOVED, invalid));

const details = {
  name: typedName(80).check(z.minLength(1, required)),
  mobile: text(20, wrongMobile).check(
    z.overwrite(mobileDigits),
    z.refine((digits) => isMobileNumber(digits), wrongMobile),
  ),
  email: text(254, wrongEmail).check(
    z.trim(),
    z.refine((typed) => isEmail(typed), wrongEmail),
  ),
  city: typedName(60).check(z.minLength(1, required)),
  availability: typedLine(120).check(z.minLength(1, required)),
};
const detailFields = {
  name: { label: labels.name, kind: 'text' },
  mobile: { label: labels.mobile, kind: 'mobile' },
  email: { label: labels.email, kind: 'email' },
  city: { label: labels.city, kind: 'text' },
  availability: { label: labels.availability, kind: 'text', help: labels.availabilityHelp },
} as const;

export const addManagerAct = declareAct({
  name: 'rm.add',
  about,
  approval: 'never',
  ...relationshipManagerTexts.add,
  input: z.object({ id: rmId, ...details }),
  fields: { id: { label: labels.id, kind: 'text', help: labels.idHelp }, ...detailFields },
});

export const changeManagerAct = declareAct({
  name: 'rm.change',
  about,
  approval: 'never',
  ...relationshipManagerTexts.change,
  input: z.object({ id: rmId, ...details }),
  fields: { id: { label: labels.rm, kind: 'text', isGiven: true }, ...detailFields },
});

/** The ARNs of a list, or all of somebody. */
export const moveArns = declareAct({
  name: 'rm.move',
  about,
  approval: 'never',
  ...relationshipManagerTexts.move,
  input: z.object({ to: rmId, arns: z.optional(arns), from: z.optional(rmId) }),
  fields: {
    to: { label: labels.to, kind: 'text' },
    arns: { label: labels.arns, kind: 'arns', help: labels.arnsHelp },
    from: { label: labels.from, kind: 'text' },
  },
});

export const coverManager = declareAct({
  name: 'rm.cover',
  about,
  approval: 'never',
  ...relationshipManagerTexts.cover,
  input: z.object({ id: rmId, cover: rmId, from: day, to: day }),
  fields: {
    id: { label: labels.rm, kind: 'text', isGiven: true },
    cover: { label: labels.cover, kind: 'text' },
    from: { label: labels.firstDay, kind: 'day' },
    to: { label: labels.lastDay, kind: 'day' },
  },
});

export const endCover = declareAct({
  name: 'rm.end-cover',
  about,
  approval: 'never',
  ...relationshipManagerTexts.endCover,
  input: z.object({ id: rmId }),
  fields: { id: { label: labels.rm, kind: 'text', isGiven: true } },
});

/** All their ARNs go to somebody else in the same act. */
export const leaveManager = declareAct({
  name: 'rm.leave',
  about,
  approval: 'never',
  ...relationshipManagerTexts.leave,
  input: z.object({ id: rmId, lastDay: day, to: rmId }),
  fields: {
    id: { label: labels.rm, kind: 'text', isGiven: true },
    lastDay: { label: labels.lastDayOfWork, kind: 'day' },
    to: { label: labels.to, kind: 'text' },
  },
});
