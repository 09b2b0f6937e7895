import type { BookReader } from '../../book/book.public.ts';

/** What rows of the tax harvest are made of. */
export const harvestReader: BookReader = {
  name: 'harvest',
  reads: ['ledger', 'opening', 'holding', 'client', 'plan', 'order', 'value'],
};
