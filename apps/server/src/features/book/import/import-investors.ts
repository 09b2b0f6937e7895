import { unnamedClient } from '@hub/contract/book/book-texts';
import { writeUnits } from '@hub/domain';
import type { Tx } from '../../../db/database.ts';
import { redact } from '../feeds/fields/redact.ts';
import type { InvestorRecord } from '../feeds/records/records.ts';
import { refreshClientsOf } from '../figures/figures.repository.ts';
import { ensureFolios } from '../people/clients.repository.ts';
import { clientFacts, folioFacts } from '../people/folio-facts.ts';
import { type FolioOwner, ownerAfter } from '../people/folio-owner.ts';
import {
  type ClientFacts,
  describeFolios,
  type ExistingFolio,
  type FolioFacts,
  readExistingFolios,
} from '../people/investor.repository.ts';
import { noteBalances } from '../posting/balance.service.ts';
import { rtaOf, type SchemeFinder } from '../schemes/scheme.repository.ts';
import type { Quarantined } from './import.repository.ts';
import type { BatchResult } from './import-file.ts';

type Balance = Parameters<typeof noteBalances>[1][number];
type Refusal = Omit<Quarantined, 'line'>;

const keyOf = (arn: string, folioNo: string): string => `${arn}\t${folioNo}`;

const noArn = (record: InvestorRecord): Refusal => ({
  field: 'broker',
  reason: 'The row has no ARN: a direct investor. Nothing to do.',
  value: record.brokerCode,
});
const otherHolder = (record: InvestorRecord): Refusal => ({
  field: 'first holder',
  reason: `Folio ${record.folio} has another first holder. Ask the registrar which of the two is right.`,
  value: redact(record.holders[0]?.pan ?? ''),
});
const unknownFolio = (record: InvestorRecord): Refusal => ({
  field: 'folio',
  reason: `Folio ${record.folio} is not in the book. Import its transactions or the investor file first.`,
  value: record.folio,
});
const unknownScheme = (record: InvestorRecord): Refusal => ({
  field: 'scheme',
  reason: `This scheme of AMC ${record.amcCode} is not one of ours. If it should be, import the list of schemes first.`,
  value: record.schemeCode,
});

/** What the rows of a batch say, put together per folio and client. */
class Saying {
  readonly folios = new Map<string, FolioFacts>();
  readonly clients = new Map<string, ClientFacts>();
  readonly #existing: ReadonlyMap<string, ExistingFolio>;
  readonly #owners = new Map<string, FolioOwner>();

  readonly #today: string;

  constructor(existing: readonly ExistingFolio[], today: string) {
    this.#today = today;
    this.#existing = new Map(existing.map((folio) => [keyOf(folio.arn, folio.folioNo), folio]));
  }

  isExisting(key: string): boolean {
    return this.#existing.has(key);
  }

  take(record: InvestorRecord, arn: string): Refusal | null {
    const key = keyOf(arn, record.folio);
    const existing = this.#existing.get(key);
    const before = this.#owners.get(key) ?? existing?.owner;
    // WBR56 names no scheme, so nothing says that a folio it brings is of this asset manager.
    if (before === undefined && record.feed === 'cams-wbr56') return unknownFolio(record);
    const owner = ownerAfter(record, before);
    if (owner === null) return otherHolder(record);
    this.#owners.set(key, owner);
    this.folios.set(key, folioFacts(record, arn, owner, existing, this.folios.get(key), this.#today));
    const client = keyOf(arn, owner.clientKey);
    this.clients.set(client, clientFacts(record, arn, owner, this.#earlier(client, arn, before)));
    return null;
  }

  /** What rows said of the folio's client, also under the number it had before its PAN came. */
  #earlier(client: string, arn: string, before: FolioOwner | undefined): ClientFacts | undefined {
    const placeholder = before === undefined || before.pan !== null ? null : keyOf(arn, before.clientKey);
    const facts =
      this.clients.get(client) ?? (placeholder === null ? undefined : this.clients.get(placeholder));
    if (placeholder !== null && placeholder !== client) this.clients.delete(placeholder);
    return facts;
  }
}

/** Lands one batch of an investor feed. */
export async function importInvestors(
  tx: Tx,
  records: readonly InvestorRecord[],
  schemes: SchemeFinder,
  importId: string,
  today: string,
): Promise<BatchResult> {
  const keys = records.flatMap(({ arn, folio }) => (arn === null ? [] : [{ arn, folioNo: folio }]));
  const saying = new Saying(await readExistingFolios(tx, keys), today);
  const refusals: Quarantined[] = [];
  const balances: Balance[] = [];
  const taken: string[] = [];
  for (const record of records) {
    const { arn, line } = record;
    const scheme = schemeOf(record, schemes);
    const refusal =
      arn === null ? noArn(record) : scheme === undefined ? unknownScheme(record) : saying.take(record, arn);
    if (refusal !== null || arn === null) {
      refusals.push({ line, ...(refusal ?? noArn(record)) });
      continue;
    }
    taken.push(keyOf(arn, record.folio));
    if (scheme === null || scheme === undefined) continue;
    if (record.closingUnits === null || record.reportDate === null) continue;
    balances.push({
      arn,
      folioNo: record.folio,
      schemeCode: scheme,
      units: writeUnits(record.closingUnits),
      day: record.reportDate,
    });
  }
  const imported = await importPeople(tx, saying, taken, importId);
  await noteBalances(tx, balances, importId);
  return { imported, same: records.length - refusals.length - imported, refusals };
}

/** Null for a row without a scheme, undefined for one nobody knows. */
function schemeOf(record: InvestorRecord, schemes: SchemeFinder): string | null | undefined {
  return record.schemeCode === null ? null : schemes.byRta(rtaOf[record.registrar], record.schemeCode);
}

/** How many of the rows changed something. */
async function importPeople(
  tx: Tx,
  saying: Saying,
  taken: readonly string[],
  importId: string,
): Promise<number> {
  const folios = [...saying.folios.values()];
  const clientOf = (folio: FolioFacts) => saying.clients.get(keyOf(folio.arn, folio.clientKey));
  await ensureFolios(
    tx,
    folios.map((folio) => ({
      arn: folio.arn,
      folioNo: folio.folioNo,
      rta: folio.rta,
      clientKey: folio.clientKey,
      pan: clientOf(folio)?.pan ?? null,
      name: clientOf(folio)?.name ?? unnamedClient(folio.folioNo),
      taxStatus: folio.taxStatus,
      clientTaxStatus: clientOf(folio)?.taxStatus ?? null,
      openedOn: folio.openedOn,
    })),
    importId,
  );
  const changed = await describeFolios(tx, folios, [...saying.clients.values()]);
  const hasChanged = (key: string): boolean => {
    const folio = saying.folios.get(key);
    const isOfClient = folio !== undefined && changed.clients.has(keyOf(folio.arn, folio.clientKey));
    return !saying.isExisting(key) || changed.folios.has(key) || isOfClient;
  };
  const imported = taken.filter(hasChanged).length;
  if (imported > 0) await refreshClientsOf(tx, [...folios, ...changed.left]);
  return imported;
}
