import { paise } from '@hub/domain';
import type { PaymentNews, PaymentRequest } from '../payments.ts';

let count = 0;

/** A payment under a reference of its own. */
export const newRequest = (changes: Partial<PaymentRequest> = {}): PaymentRequest => {
  count += 1;
  return {
    reference: `H${String(count).padStart(11, '0')}`,
    amount: paise(25_000_50n),
    mode: 'netbanking',
    payer: {
      name: 'Meera <Iyer>',
      accountNo: '50100012345678',
      ifsc: 'HDFC0000001',
      mobile: null,
      email: null,
    },
    returnUrl: '/pay/done',
    note: 'Aranya Flexi Cap',
    ...changes,
  };
};

/** Keeps all it hears; refuses while `isDown`. */
export function newsEar() {
  const heard: PaymentNews[] = [];
  const ear = {
    heard,
    isDown: false,
    about: (reference: string) => heard.filter((news) => news.reference === reference),
    onNews: async (news: PaymentNews) => {
      if (ear.isDown) throw new Error('The orders are not there');
      heard.push(news);
    },
  };
  return ear;
}
