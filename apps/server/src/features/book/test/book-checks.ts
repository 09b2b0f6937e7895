/** The book's own proofs, and what only the book itself does, for the tests of features that stand on it. */
export { noteChanges } from '../changes/book-change.repository.ts';
export { rollBackImport } from '../import/rollback.service.ts';
export { ensureFolios } from '../people/clients.repository.ts';
export { describeFolios } from '../people/investor.repository.ts';
export { rebuildBook } from '../rebuild/rebuild.service.ts';
export { verifyBook } from '../rebuild/verify.service.ts';
