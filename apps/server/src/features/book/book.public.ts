import type { Tx } from '../../db/database.ts';
import { refreshStaleAum } from './figures/figures.repository.ts';
import { keyArrays, type NewEntry, type PositionKey, positionName } from './ledger/new-entry.ts';
import { type PostedEntry, readLedgersOf } from './ledger/posted-entries.repository.ts';
import { changePlans, type PlanChange } from './plans/change-plans.repository.ts';
import { type NewPlan, type PlansWritten, writePlans } from './plans/plan.repository.ts';
import { type Posted, postEntries } from './posting/post.service.ts';
import { type NavsWritten, type NewNav, writeNavs } from './schemes/nav.repository.ts';

export { noteChange } from './changes/book-change.repository.ts';
export {
  ALL_BOOKS,
  type BookReader,
  forgetCursor,
  hasReadAll,
  lockCursor,
  moveCursor,
  unreadOfAll,
} from './changes/book-cursor.repository.ts';
export { FeedFault } from './feeds/rows/feed-fault.ts';
export { type AumBefore, type BookFigures, readBookFigures } from './figures/book-figures.repository.ts';
export { investmentKindList } from './figures/figures.repository.ts';
export { refreshStale } from './figures/refresh-stale.ts';
export type { ImportFile } from './import/import.repository.ts';
export {
  countBatch,
  endImport,
  findImport,
  importedFileNames,
  type Quarantined,
  startImport,
} from './import/import.repository.ts';
export type { BatchResult, Importer } from './import/import-file.ts';
export { type FileRequest, registrarImporter } from './import/importers.ts';
export { lockToTakeBack } from './import/lock-to-take-back.ts';
export { heldSince, openedOn } from './ledger/first-days.repository.ts';
export { dayOfIso, isoDay } from './ledger/iso-day.ts';
export { lockDistributors, planAgain } from './ledger/ledger.repository.ts';
export { withoutEuin } from './ledger/without-euin.repository.ts';
export { addClients, type NewClient, type NewClientFolio } from './people/add-clients.repository.ts';
export { findDistributors, findExistingFolios } from './people/clients.repository.ts';
export { type OpenedFolio, openFolio } from './people/open-folio.repository.ts';
export { correctBirthDates, setContact, setNominees } from './people/own-changes.repository.ts';
export { registrarBook } from './people/registrar-book.repository.ts';
export { planAmount, planMonthly } from './plans/plan-amount.repository.ts';
export { setPlanMandate } from './plans/plan-mandate.repository.ts';
export { countBounces, countDone } from './plans/plan-progress.repository.ts';
export { type FolioCursor, foliosPage, positionsOf } from './positions/folio-pages.repository.ts';
export { readLinkedLedgers } from './positions/linked-ledgers.ts';
export { type FoldedPosition, readFolded } from './positions/read-folded.ts';
export { differencesOf, type FigureCheck, type FigureDifference } from './rebuild/verify.repository.ts';
export { readSchemes, rtaOf, type SchemeFinder } from './schemes/scheme.repository.ts';
export type { NewEntry, NewNav, NewPlan, PlanChange, PositionKey, PostedEntry };
export { keyArrays, positionName, readLedgersOf };

/** The book as other parts of the server write to it, inside their transaction. */
interface BookWriter {
  /** Once per transaction; the folios exist. `allNew` is quicker and fails when an entry is there already. */
  post(entries: readonly NewEntry[], options?: { readonly allNew?: boolean }): Promise<Posted>;
  writeNavs(navs: readonly NewNav[]): Promise<NavsWritten>;
  writePlans(plans: readonly NewPlan[]): Promise<PlansWritten>;
  /** A pause, a stop, a rejection: what a plan was registered with stays. */
  changePlans(changes: readonly PlanChange[]): Promise<PlansWritten>;
  /** After the last posting of a row of transactions. */
  refreshStaleAum(): Promise<void>;
}

export const bookOf = (tx: Tx): BookWriter => ({
  post: (entries, options) => postEntries(tx, entries, options),
  writeNavs: (navs) => writeNavs(tx, navs),
  writePlans: (plans) => writePlans(tx, plans),
  changePlans: (changes) => changePlans(tx, changes),
  refreshStaleAum: () => refreshStaleAum(tx),
});
