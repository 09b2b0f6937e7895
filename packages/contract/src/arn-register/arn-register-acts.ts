import { isEmail, isMobileNumber, mobileDigits, parseArn } from '@hub/domain';
import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { actFile } from '../acts/act-file.ts';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';
import { arnRegisterActTexts } from './arn-register-act-texts.ts';

const { invalid, arn: wrongArn, mobile: wrongMobile, email: wrongEmail } = texts.field;
const { fields: labels, faults } = arnRegisterActTexts;

/** In whatever form it is typed. */
const arn = text(20, wrongArn).check(
  z.overwrite((typed) => parseArn(typed) ?? ''),
  z.minLength(5, wrongArn),
);
const arnField = { label: labels.arn, kind: 'arn', isGiven: true } as const;
const day = text(10, faults.day).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, faults.day));
const about = 'distributors';

/** A full file, or a daily one with changes: whole or not at all. */
export const loadRegister = declareAct({
  name: 'distributor.load',
  about,
  approval: 'depends',
  ...arnRegisterActTexts.load,
  input: z.object({
    file: actFile,
    extent: z.enum(['full', 'changes'], invalid),
    unknownArns: z.enum(['add', 'leave'], invalid),
  }),
  fields: {
    file: { label: labels.file, kind: 'file', help: labels.fileHelp },
    extent: { label: labels.extent, kind: 'choice', options: labels.extents },
    unknownArns: { label: labels.unknownArns, kind: 'choice', options: labels.unknownArnsOptions },
  },
});

/** By the asset manager itself, whatever the register says. */
export const suspendDistributor = declareAct({
  name: 'distributor.suspend',
  about,
  approval: 'always',
  ...arnRegisterActTexts.suspend,
  input: z.object({ arn }),
  fields: { arn: arnField },
});

/** Takes back what the asset manager itself decided. */
export const reinstateDistributor = declareAct({
  name: 'distributor.reinstate',
  about,
  approval: 'always',
  ...arnRegisterActTexts.reinstate,
  input: z.object({ arn }),
  fields: { arn: arnField },
});

export const cancelDistributor = declareAct({
  name: 'distributor.cancel',
  about,
  approval: 'always',
  recheck: true,
  ...arnRegisterActTexts.cancel,
  input: z.object({ arn }),
  fields: { arn: arnField },
});

export const setValidity = declareAct({
  name: 'distributor.set-validity',
  about,
  approval: 'always',
  ...arnRegisterActTexts.setValidity,
  input: z.object({ arn, validFrom: day, validTo: day }),
  fields: {
    arn: arnField,
    validFrom: { label: labels.validFrom, kind: 'day' },
    validTo: { label: labels.validTo, kind: 'day' },
  },
});

export const changeContact = declareAct({
  name: 'distributor.change-contact',
  about,
  approval: 'always',
  recheck: true,
  ...arnRegisterActTexts.changeContact,
  input: z.object({
    arn,
    mobile: z.optional(
      text(20, wrongMobile).check(
        z.overwrite(mobileDigits),
        z.refine((digits) => digits === '' || isMobileNumber(digits), wrongMobile),
      ),
    ),
    email: z.optional(
      text(254, wrongEmail).check(
        z.trim(),
        z.refine((typed) => typed === '' || isEmail(typed), wrongEmail),
      ),
    ),
  }),
  fields: {
    arn: arnField,
    mobile: { label: labels.mobile, kind: 'mobile', help: labels.contactHelp },
    email: { label: labels.email, kind: 'email', help: labels.contactHelp },
  },
});

export const endDistributorSessions = declareAct({
  name: 'distributor.end-sessions',
  about,
  approval: 'never',
  ...arnRegisterActTexts.endSessions,
  input: z.object({ arn }),
  fields: { arn: arnField },
});

export const liftCodeLock = declareAct({
  name: 'distributor.lift-code-lock',
  about,
  approval: 'never',
  recheck: true,
  ...arnRegisterActTexts.liftCodeLock,
  input: z.object({ arn }),
  fields: { arn: arnField },
});
