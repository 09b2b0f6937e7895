import { severalTexts } from '@hub/contract/orders/form/several-texts';
import { readTerms } from '@hub/contract/orders/terms/terms-schema';
import { findingText } from '@hub/contract/orders/words/finding-texts';
import { formatRupees } from '@hub/domain';
import { checkSum } from '@hub/domain/orders/checks/check-size';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import type { OrderTerms } from '@hub/domain/orders/terms/order-terms';
import type { FindingWords } from '../flow/findings.tsx';
import type { FormLine, OrderValues } from '../terms/order-values.ts';
import { type FormTotal, termsOfLine, totalOf } from './form-lines.ts';

interface FormSum {
  readonly count: number;
  readonly total: FormTotal | null;
  /** `₹25,000 in 3 schemes`. */
  readonly headline: string;
  /** Of the sum: each order is asked about by itself. */
  readonly questions: readonly FindingWords[];
}

/** What the orders of the form come to: the lines beside the fields, and the one in these, null where they are empty. */
export function sumUp(
  values: OrderValues,
  lines: readonly FormLine[],
  own: OrderTerms | null,
  facts: Pick<OrderFacts, 'earlier'>,
): FormSum {
  const others = lines.map((line) => readTerms(termsOfLine(line, values)));
  const orders = own === null ? others : [...others, own];
  const total = totalOf(orders);
  const figure = total && formatRupees(total.amount, { decimals: 'some' });
  const found = others.length === 0 ? [] : checkSum(orders, facts);
  return {
    count: orders.length,
    total,
    headline: severalTexts.total(orders.length, figure, total?.every ?? null),
    questions: found.map((finding) => ({ ...finding, ...findingText(finding) })),
  };
}
