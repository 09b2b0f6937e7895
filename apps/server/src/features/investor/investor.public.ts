export { type FolioRecord, findFoliosOfInvestors } from './folio-lookup.repository.ts';
export { maskedOrNull, papersOf } from './investor-presenter.ts';
