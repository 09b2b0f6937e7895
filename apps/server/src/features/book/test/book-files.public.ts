/** For tests of other features: a small book, and files for it. */
export { mfsd205, mfsd218, wbr6, wbr46, wbr77 } from '../feeds/test/brokerage-samples.ts';
export { mfsd201 } from '../feeds/test/feed-samples.ts';
export { type Cells, csvSheet } from '../feeds/test/read-all.ts';
export { importFile } from '../import/import-file.ts';
export { bought, ensureTestFolios, freshBook } from './small-book.ts';
