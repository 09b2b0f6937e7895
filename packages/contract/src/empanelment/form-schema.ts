import { documentKinds, formSteps } from '@hub/domain/empanelment/constitution';
import { accountTypes, signingModes } from '@hub/domain/empanelment/empanelment-form';
import * as z from 'zod/mini';
import { text } from '../schemas/text-schema.ts';
import { typedName } from '../schemas/typed-text.ts';
import { texts } from '../texts/texts.ts';

const { invalid, required, tooLong } = texts.field;

const MOST_EUINS = 50;
export const MOST_SIGNATORIES = 10;
const NAME = 120;

/** A code in capitals, however it was typed. Whether it is one, the rules say at its field. */
const code = (max: number) => text(max, invalid, tooLong).check(z.trim(), z.toUpperCase());
const day = text(10, invalid);

/** Each step as it is typed and as it is saved. */
export const stepSchemas = {
  details: z.object({ pan: code(20), birthDate: day, contactPerson: typedName(NAME) }, required),
  tax: z.object({ isRegistered: z.boolean(required), gstin: code(30) }, required),
  euins: z.array(code(20), required).check(z.maxLength(MOST_EUINS, tooLong)),
  bank: z.object(
    {
      ifsc: code(20),
      account: text(30, invalid, tooLong).check(z.trim()),
      accountType: z.enum(accountTypes, invalid),
    },
    required,
  ),
  nominee: z.object(
    { name: typedName(NAME), relation: text(10, invalid), birthDate: day, guardian: typedName(NAME) },
    required,
  ),
  signatories: z.object(
    {
      mode: z.enum(signingModes, invalid),
      people: z
        .array(z.object({ name: typedName(NAME), pan: code(20), designation: typedName(60) }), required)
        .check(z.maxLength(MOST_SIGNATORIES, tooLong)),
    },
    required,
  ),
} as const;

export const itemSchema = z.enum([...formSteps, ...documentKinds], invalid);
