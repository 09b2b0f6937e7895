import { folioHoldings } from '@hub/domain/orders/facts/order-facts';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { kycStatuses } from '../investor/investor.ts';
import { investorId } from '../investor/investor-list.ts';
import { recordRow } from './transact-records.ts';

const clientFolio = z.object({
  folioNo: z.string(),
  holding: z.enum(folioHoldings),
  /** What is held, at the newest NAVs. */
  aum: moneyText,
  /** Of all who have to have it, the one that is not in order; else `VALIDATED`. */
  kyc: z.enum(kycStatuses),
  /** Why it may not transact, in words; null when it may. */
  blocked: z.nullable(z.string()),
  /** The approved mandate with the highest limit that debits today. */
  mandate: z.nullable(z.object({ bank: z.string(), maskedAccount: z.string(), limit: moneyText })),
});
export type ClientFolio = z.infer<typeof clientFolio>;

/** Who an order is for: the folios, the largest that may transact first, and what was ordered last. */
export const transactClient = built('transact.client', 'GET', '/{hub}/trans/client', {
  access: ['transact/initiate', 'transact/select-investor'],
  request: z.object({ investorId }),
  response: z.object({
    id: z.string(),
    name: z.string(),
    maskedMobile: z.nullable(z.string()),
    folios: z.array(clientFolio),
    lastOrder: z.nullable(recordRow),
  }),
  reason:
    'Initiate Transaction shows whom an order is for in one read; the spec has no call that says it all.',
});
export type TransactClient = z.infer<(typeof transactClient)['response']>;
