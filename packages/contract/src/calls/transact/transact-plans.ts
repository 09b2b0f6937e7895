import { openPlanStatuses } from '@hub/domain/orders/facts/order-facts';
import { systematicPlans as planKinds } from '@hub/domain/orders/terms/order-codes';
import { frequencies } from '@hub/domain/plans/frequencies';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import {
  pauseTermsSchema,
  sipTermsSchema,
  stopTermsSchema,
  stpTermsSchema,
  swpTermsSchema,
} from '../../orders/terms/plan-terms-schema.ts';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { day } from '../../schemas/list-shapes.ts';
import { scheme } from '../../schemas/order-words.ts';
import { folioNo } from '../investor/investor.ts';
import { lookupPath } from '../reference/reference.ts';
import { flowScreens } from './order-shapes.ts';
import { placing, sent } from './transact.ts';

/* Plans: what registers, pauses and stops one, and what a folio has. */

export const submitSip = built('transact.submitSip', 'POST', '/{disapi}/api/SIP/DistributorSIPTrxDet', {
  repeat: 'keyed',
  access: flowScreens,
  request: placing(sipTermsSchema),
  response: sent,
});
export const submitStp = built('transact.submitStp', 'POST', '/{disapi}/api/STP/DistributorSTPTrxDet', {
  repeat: 'keyed',
  access: flowScreens,
  request: placing(stpTermsSchema),
  response: sent,
});
export const submitSwp = built('transact.submitSwp', 'POST', '/{disapi}/api/SWP/DistributorSWPTrxDet', {
  repeat: 'keyed',
  access: flowScreens,
  request: placing(swpTermsSchema),
  response: sent,
});
export const submitPause = built('transact.submitPause', 'POST', '/INVESTOR/api/Admin/GETSIPPAUSECONFIRM', {
  repeat: 'keyed',
  access: flowScreens,
  request: placing(pauseTermsSchema),
  response: sent,
});
export const submitStop = built('transact.submitStop', 'POST', lookupPath('STOPTRANSACTIONDISTRIBUTOR'), {
  repeat: 'keyed',
  securityKey: true,
  access: flowScreens,
  request: placing(stopTermsSchema),
  response: sent,
});

/** Whether something can be ordered today, and if not, why and from when. */
const may = z.object({
  isAllowed: z.boolean(),
  why: z.nullable(z.string()),
  /** The first day it can be ordered on, where that is known. */
  from: z.nullable(day),
});

const folioPlan = z.object({
  kind: z.enum(planKinds),
  regNo: z.string(),
  scheme,
  target: z.nullable(scheme),
  /** `₹5,000 monthly on the 5th`. */
  headline: z.string(),
  /** Nil where the gain decides. */
  amount: moneyText,
  frequency: z.enum(frequencies),
  status: z.enum(openPlanStatuses),
  startsOn: day,
  endsOn: day,
  next: z.nullable(z.object({ dueOn: day, debitOn: day })),
  pause: z.nullable(z.object({ from: day, to: z.nullable(day) })),
  ceasedOn: z.nullable(day),
  mayPause: may,
  mayStop: may,
});
export type FolioPlan = z.infer<typeof folioPlan>;

/** The SIPs of a folio, each with whether it can be paused. */
export const pausableSips = built('transact.pausableSips', 'POST', lookupPath('GETSIPPAUSETDETAILS'), {
  repeat: 'safe',
  access: flowScreens,
  request: z.object({ folioNo }),
  response: z.array(folioPlan),
});

/** All plans of a folio that are not over. */
export const systematicPlans = built('transact.systematicPlans', 'POST', lookupPath('GETMAPPEDSYSDETAILS'), {
  repeat: 'safe',
  access: flowScreens,
  request: z.object({ folioNo }),
  response: z.array(folioPlan),
});
