import { amountInWords, groupIndian } from '@hub/domain';
import { rupees } from './figure-words.ts';
import type { QuestionWords } from './finding-words.ts';
import { timeInIndia } from './time-texts.ts';

/** `five crore rupees`. */
const inWords = (amount: Parameters<typeof amountInWords>[0]): string =>
  amountInWords(amount)
    .replace(/ Only$/, '')
    .toLowerCase();

export const questionWords: QuestionWords = {
  'same-order': ({ sentAt }) => ({
    title:
      sentAt === null
        ? 'The same order is in your cart'
        : `The same order was sent today at ${timeInIndia(sentAt)}`,
    why: 'Same folio, scheme and amount.',
    fix: 'Remove one, or keep both.',
  }),
  'large-amount': ({ amount, largest, orders = 1 }) => ({
    title: `${orders === 1 ? '' : `${groupIndian(orders)} orders together, `}${rupees(amount)}: ${inWords(amount)}. Is this right?`,
    why:
      largest === null
        ? 'It is more than one crore rupees.'
        : `This client’s largest investment so far is ${rupees(largest)}.`,
    fix: 'Change the amount, or confirm it.',
  }),
};
