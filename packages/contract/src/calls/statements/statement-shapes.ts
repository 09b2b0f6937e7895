import type { RouteId } from '@hub/domain';
import * as z from 'zod/mini';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { folioNo, kycStatuses } from '../investor/investor.ts';
import { investorId } from '../investor/investor-list.ts';

const { invalid, range, required } = texts.field;

/** What every call about statements says in the same way. */

export const accountScreens: readonly RouteId[] = ['statements/account'];
export const gainScreens: readonly RouteId[] = ['statements/capital-gain'];
export const statementScreens: readonly RouteId[] = [...accountScreens, ...gainScreens];

export const requestedDay = text(10, invalid).check(z.iso.date(invalid));

/** Of one client, of one of its folios, or of its whole family as far as this distributor has it. */
export const whose = {
  investorId,
  folioNo: z.optional(folioNo),
  family: z.optional(z.literal(true, invalid)),
};
export const isOneScope = z.refine<{ folioNo?: string | undefined; family?: true | undefined }>(
  ({ folioNo: folio, family }) => folio === undefined || family === undefined,
  { error: invalid, path: ['family'] },
);

/** `as-on`: what is held on a day, without what led to it. */
export const statementPeriods = ['this-year', 'last-year', 'inception', 'custom', 'as-on'] as const;
export type StatementPeriod = (typeof statementPeriods)[number];

export const period = {
  period: z.enum(statementPeriods, invalid),
  /** Of `custom`. */
  from: z.optional(requestedDay),
  /** Of `custom` and `as-on`. */
  to: z.optional(requestedDay),
};
interface RequestedPeriod {
  period: StatementPeriod;
  from?: string | undefined;
  to?: string | undefined;
}
export const hasItsDays = [
  z.refine<RequestedPeriod>((requested) => requested.period !== 'custom' || requested.from !== undefined, {
    error: required,
    path: ['from'],
  }),
  z.refine<RequestedPeriod>(
    (requested) =>
      (requested.period !== 'custom' && requested.period !== 'as-on') || requested.to !== undefined,
    { error: required, path: ['to'] },
  ),
  z.refine<RequestedPeriod>(
    ({ from, to, period: kind }) => kind !== 'custom' || from === undefined || to === undefined || from <= to,
    { error: range, path: ['to'] },
  ),
] as const;

/** `2025-26`. */
export const financialYear = text(7, invalid).check(
  z.regex(/^\d{4}-\d{2}$/, invalid),
  z.refine((year) => Number(year.slice(5)) === (Number(year.slice(0, 4)) + 1) % 100, invalid),
);

export const person = z.object({
  id: z.string(),
  name: z.string(),
  maskedPan: z.nullable(z.string()),
  maskedMobile: z.nullable(z.string()),
  maskedEmail: z.nullable(z.string()),
  kyc: z.enum(kycStatuses),
  taxStatus: z.string(),
});

/** What is not known, or does not add up, in words; `folioNo` and `scheme` say where. */
export const doubt = z.object({ folioNo: z.string(), scheme: z.nullable(z.string()), text: z.string() });
export type StatementDoubt = z.infer<typeof doubt>;

export const distributor = z.object({ name: z.string(), arn: z.string() });
