export { revealAndNote } from './client/investor-reveal.repository.ts';
export { limitReveals } from './client/investor-reveal.service.ts';
export { folioBlock } from './folios/folio.policy.ts';
export { type FolioRecord, findFoliosOfInvestors } from './folios/folio-lookup.repository.ts';
export { maskedOrNull, papersOf } from './folios/investor-presenter.ts';
export { chooseClients } from './list/choose-clients.ts';
