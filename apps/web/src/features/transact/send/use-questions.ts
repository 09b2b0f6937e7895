import type { CartItem } from '@hub/contract/calls/transact/transact';
import { readTerms } from '@hub/contract/orders/terms/terms-schema';
import type { OrderTerms } from '@hub/domain/orders/terms/order-terms';
import { sameOrderKey } from '@hub/domain/orders/terms/same-order';
import { useState } from 'react';
import type { QuestionWords } from './questions.tsx';

/**
 * Which of pre-flight's questions were answered here, or in the cart while the order is still the same. Their titles
 * have the figures: of another amount it asks again.
 */
export function useQuestions(changed: CartItem | null) {
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const inCart = {
    key: changed && sameOrderKey(readTerms(changed.terms)),
    answers: changed?.answers ?? [],
  };
  return {
    answer: ({ title }: QuestionWords) => setAnswered((now) => [...now, title]),
    of<Found extends QuestionWords>(found: readonly Found[], terms: OrderTerms) {
      const isAnswered = ({ title, code }: Found) =>
        answered.includes(title) || (inCart.answers.includes(code) && inCart.key === sameOrderKey(terms));
      return {
        open: found.filter((one) => !isAnswered(one)),
        answers: found.filter(isAnswered).map(({ code }) => code),
      };
    },
  };
}
