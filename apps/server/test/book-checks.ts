/* The book's own proofs, for the tests of features that write to it. */
export { rebuildBook } from '../src/features/book/rebuild.service.ts';
export { verifyBook } from '../src/features/book/verify.service.ts';
