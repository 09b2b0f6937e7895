import type { BookReader } from '../../book/book.public.ts';

/** What the expected brokerage is made of; it reads all books at once. */
export const expectedReader: BookReader = { name: 'brokerage', reads: ['ledger', 'opening', 'nav'] };
