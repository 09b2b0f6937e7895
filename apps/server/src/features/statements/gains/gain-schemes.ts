import { navOf, readExitLoads, readTaxClasses } from '@hub/domain';
import type { GainScheme, GainSchemes } from '@hub/domain/gains/line/gain-schemes';
import type { Queries } from '../../../db/queries.ts';
import { findSchemes, type SchemeRecord } from '../scope/schemes.repository.ts';

const ETF = /\betfs?\b|exchange traded/i;

/** The schemes as their gains need them. One whose tax class nobody ever knew is left out, and named as a doubt. */
export const gainSchemesOf = (records: Iterable<SchemeRecord>): GainSchemes =>
  new Map(
    [...records].flatMap((record): [string, GainScheme][] => {
      const { code, name, isin, grandfatherNav } = record;
      const classes = readTaxClasses(record);
      if (classes.taxClass === null && classes.taxClassChanges.length === 0) return [];
      const scheme: GainScheme = {
        name,
        isin,
        ...classes,
        isListed: ETF.test(record.category),
        exitLoad: readExitLoads(record.loads),
        grandfatherNav: grandfatherNav === null ? null : navOf(grandfatherNav),
      };
      return [[code, scheme]];
    }),
  );

export async function readGainSchemes(
  queries: Queries,
  codes: Iterable<string>,
  today: Temporal.PlainDate,
): Promise<GainSchemes> {
  return gainSchemesOf((await findSchemes(queries, [...new Set(codes)], today.toString())).values());
}
