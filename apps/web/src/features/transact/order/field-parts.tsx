import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import type { OrderField } from '@hub/domain/orders/terms/order-terms';
import type { ReactNode } from 'react';
import { MandatePart } from '../mandate/mandate-part.tsx';
import { EndPart } from '../plan/end-part.tsx';
import { FirstNowPart } from '../plan/first-now-part.tsx';
import { MovePart } from '../plan/move-part.tsx';
import { PausePart } from '../plan/pause-part.tsx';
import { PlanChoicePart } from '../plan/plan-choice-part.tsx';
import { ReasonPart } from '../plan/reason-part.tsx';
import { DayPart, FrequencyPart } from '../plan/rhythm-part.tsx';
import { StartPart } from '../plan/start-part.tsx';
import { TopUpPart } from '../plan/top-up-part.tsx';
import { PaidByPart } from '../send/paid-by-part.tsx';
import type { PartProps } from '../terms/part-props.ts';
import { AdvicePart } from './advice-part.tsx';
import { AmountPart, IdcwPart, PayoutPart } from './order-parts.tsx';
import { QuantityPart } from './quantity-part.tsx';
import { HeldSchemePart, SchemePart, TargetPart } from './scheme-parts.tsx';

/** What asks for a field of the terms; a kind's definition says which there are. Fields that are answered together are one part. */
export const fieldParts: Readonly<Partial<Record<OrderField, (props: PartProps) => ReactNode>>> = {
  schemeCode: (props) => {
    const { takesOut, plan } = orderDefinitions[props.kind];
    if (plan === 'changes') return null;
    return takesOut ? <HeldSchemePart {...props} /> : <SchemePart {...props} />;
  },
  toSchemeCode: TargetPart,
  amount: AmountPart,
  quantity: QuantityPart,
  idcw: IdcwPart,
  payMode: PaidByPart,
  account: (props) => orderDefinitions[props.kind].paysOut && <PayoutPart {...props} />,
  euin: AdvicePart,
  move: MovePart,
  frequency: FrequencyPart,
  day: DayPart,
  startsOn: StartPart,
  end: EndPart,
  topUp: TopUpPart,
  mandate: (props) => props.kind === 'sip' && <MandatePart {...props} />,
  firstNow: FirstNowPart,
  regNo: PlanChoicePart,
  from: PausePart,
  reason: ReasonPart,
};
