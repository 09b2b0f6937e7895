export { chooseClients } from './choose-clients.ts';
export { type FolioRecord, findFoliosOfInvestors } from './folio-lookup.repository.ts';
export { maskedOrNull, papersOf } from './investor-presenter.ts';
export { revealAndNote } from './investor-reveal.repository.ts';
export { limitReveals } from './investor-reveal.service.ts';
