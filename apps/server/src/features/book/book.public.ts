import type { Tx } from '../../db/database.ts';
import { changePlans, type PlanChange } from './change-plans.repository.ts';
import { refreshStaleAum } from './figures.repository.ts';
import { type NavsWritten, type NewNav, writeNavs } from './nav.repository.ts';
import { keyArrays, type NewEntry, type PositionKey, positionName } from './new-entry.ts';
import { type NewPlan, type PlansWritten, writePlans } from './plan.repository.ts';
import { type Posted, postEntries } from './post.service.ts';
import {
  isCounted,
  isInLedger,
  type PostedEntry,
  readLedgersOf,
  unitsTakenBack,
} from './posted-entries.repository.ts';

export { type AumBefore, type BookFigures, readBookFigures } from './book-figures.repository.ts';
export { findDistributors, findKnownFolios } from './clients.repository.ts';
export { investmentKindList } from './figures.repository.ts';
export { heldSince, openedOn } from './first-days.repository.ts';
export { type FolioCursor, foliosPage, positionsOf } from './folio-pages.repository.ts';
export { beginImport, countBatch, endImport, findImport, type Quarantined } from './import.repository.ts';
export type { Importer, Landing } from './import-file.ts';
export { type FileAsked, registrarImporter } from './importers.ts';
export { dayOfIso, isoDay } from './iso-day.ts';
export { lockDistributors, planAnew } from './ledger.repository.ts';
export { readLinkedLedgers } from './linked-ledgers.ts';
export { isFreshFor, markListsStale, markStale, takeStale } from './lists-stale.repository.ts';
export { type OpenedFolio, openFolio } from './open-folio.repository.ts';
export { planAmount, planMonthly } from './plan-amount.repository.ts';
export { setPlanMandate } from './plan-mandate.repository.ts';
export { type FoldedPosition, readFolded } from './read-folded.ts';
export { refreshStale } from './refresh-stale.ts';
export { registrarBook } from './registrar-book.repository.ts';
export { readSchemes, rtaOf, type SchemeFinder } from './scheme.repository.ts';
export { differencesOf, type FigureCheck, type FigureDifference } from './verify.repository.ts';
export { withoutEuin } from './without-euin.repository.ts';
export type { NewEntry, NewPlan, PlanChange, PositionKey, PostedEntry };
export { isCounted, isInLedger, keyArrays, positionName, readLedgersOf, unitsTakenBack };

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
