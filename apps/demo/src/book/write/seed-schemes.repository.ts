import type { Tx } from '../../../../server/src/db/database.ts';
import type { SchemeRow } from '../ground/rows.ts';

export async function writeSchemes(tx: Tx, schemes: readonly SchemeRow[]): Promise<void> {
  for (const row of schemes) {
    await tx.query(
      `insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, isin_reinvest, asset_class, category,
         tax_class, cutoff, risk, benchmark, manager, launched_on, lock_in_months, rules, loads, is_open)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
      [
        row.code,
        row.fund,
        row.name,
        row.plan,
        row.option,
        row.rta,
        row.rtaCode,
        row.isin,
        row.isinReinvest,
        row.assetClass,
        row.category,
        row.taxClass,
        row.cutoff,
        row.risk,
        row.benchmark,
        row.manager,
        row.launchedOn,
        row.lockInMonths,
        JSON.stringify(row.rules),
        JSON.stringify(row.loads),
        row.isOpen,
      ],
    );
  }
}
