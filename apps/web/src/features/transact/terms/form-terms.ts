import { milliUnits, paise, parseTypedMoney, parseTypedUnits } from '@hub/domain';
import type { FormKind, OrderTerms, Quantity } from '@hub/domain/orders/terms/order-terms';
import type { Option } from '../../../ui/form/field/option.ts';
import { datesNow, movedWire, pauseNow, sipNow, sipWire } from './form-plan-terms.ts';
import type { OrderValues } from './order-values.ts';

const codeOf = (option: Option | null): string => option?.id ?? '';

/** What leaves without load is counted before (`countUnloaded`). */
function requestedQuantity({ by, amount, units }: OrderValues) {
  if (by === 'amount') return { by, amount };
  return by === 'all' ? { by } : { by: 'units' as const, units };
}

const advisedWire = ({ isExecutionOnly, euin, subArn }: OrderValues) => ({
  euin: isExecutionOnly || euin === '' ? null : euin,
  isExecutionOnly,
  subArn: subArn.trim() === '' ? null : subArn.trim(),
});

/** The terms as a request carries them, with whatever was typed: the contract's schema says what is wrong. */
export function wireTerms(kind: FormKind, folioNo: string, values: OrderValues): Record<string, unknown> {
  const { begunFrom } = values;
  const any = { kind, folioNo, schemeCode: codeOf(values.schemeCode), ...(begunFrom && { begunFrom }) };
  const { amount, account, payMode, regNo } = values;
  const idcw = values.idcw || 'Z';
  const bought = { ...advisedWire(values), idcw };
  switch (kind) {
    case 'lumpsum': {
      const mandate = payMode === 'otm' ? values.mandate : null;
      return { ...any, ...bought, amount, payMode, account, mandate };
    }
    case 'redeem':
      return { ...any, quantity: requestedQuantity(values), account };
    case 'switch': {
      const toSchemeCode = codeOf(values.toSchemeCode);
      return { ...any, ...bought, toSchemeCode, quantity: requestedQuantity(values) };
    }
    case 'sip':
      return { ...any, ...bought, amount, ...sipWire(values, { payMode, account }) };
    case 'stp':
      return { ...any, ...bought, toSchemeCode: codeOf(values.toSchemeCode), ...movedWire(values, amount) };
    case 'swp':
      return { ...any, account, ...movedWire(values, amount) };
    case 'pause':
      return { ...any, regNo, from: values.from, to: values.to };
    case 'stop':
      return { ...any, planKind: values.planKind, regNo, reason: values.reason };
  }
}

function quantityNow({ by, amount, units }: OrderValues): Quantity {
  if (by === 'amount') return { by, amount: parseTypedMoney(amount) ?? paise(0n) };
  return by === 'all' ? { by } : { by: 'units', units: parseTypedUnits(units) ?? milliUnits(0n) };
}

/** What a request says in texts, as the rules count with it. */
function figuresNow(kind: FormKind, values: OrderValues): object {
  const amount = parseTypedMoney(values.amount) ?? paise(0n);
  switch (kind) {
    case 'lumpsum':
      return { amount };
    case 'redeem':
    case 'switch':
      return { quantity: quantityNow(values) };
    case 'sip':
      return { amount, ...sipNow(values) };
    case 'stp':
    case 'swp':
      return { amount: values.move === 'appreciation' ? null : amount, ...datesNow(values) };
    case 'pause':
      return pauseNow(values);
    case 'stop':
      return {};
  }
}

/** The terms as far as they are entered, for pre-flight and preview while one types. */
export const termsNow = (kind: FormKind, folioNo: string, values: OrderValues): OrderTerms =>
  ({ ...wireTerms(kind, folioNo, values), ...figuresNow(kind, values) }) as unknown as OrderTerms;
