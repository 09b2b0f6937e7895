import type { Queries } from '../../../db/queries.ts';

/** A registrar as the tables name it. */
export const rtaOf = { cams: 'CAMS', kfin: 'KFIN' } as const;

/** Finds our scheme by what a registrar calls it. Few and rarely changed: read once per import. */
export interface SchemeFinder {
  byRta(rta: 'CAMS' | 'KFIN', code: string): string | undefined;
  byIsin(isin: string): string | undefined;
  has(code: string): boolean;
}

export async function readSchemes(queries: Queries): Promise<SchemeFinder> {
  const rows = await queries.query<{
    code: string;
    rta: string;
    rtaCode: string;
    isin: string | null;
    isinReinvest: string | null;
  }>('select code, rta, rta_code as "rtaCode", isin, isin_reinvest as "isinReinvest" from fund_scheme');
  const rta = new Map(rows.map((row) => [`${row.rta} ${row.rtaCode}`, row.code]));
  const isins = new Map<string, string>();
  for (const { code, isin, isinReinvest } of rows) {
    if (isin !== null) isins.set(isin, code);
    if (isinReinvest !== null) isins.set(isinReinvest, code);
  }
  const codes = new Set(rows.map(({ code }) => code));
  return {
    byRta: (registrar, code) => rta.get(`${registrar} ${code}`),
    byIsin: (isin) => isins.get(isin),
    has: (code) => codes.has(code),
  };
}
