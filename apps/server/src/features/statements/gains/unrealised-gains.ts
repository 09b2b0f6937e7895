import type { CapitalGainStatement } from '@hub/contract/calls/statements/statements';
import { dayNumberOf, milliUnits, moneyOf, navOf, paise, writeMoney, writeUnits } from '@hub/domain';
import { unrealisedOf } from '@hub/domain/gains/line/unrealised';
import { taxClassOn } from '@hub/domain/holdings/tax/tax-class';
import { valueAt } from '@hub/domain/money/unit-value';
import { sumOf } from '../scope/figure-of.ts';
import type { GainBook } from './gain-book.ts';

type Unrealised = CapitalGainStatement['unrealised'];

/** Gains on paper: as if everything were sold at its newest NAV, on the newest day of them, before load. */
export function unrealisedGains({ positions, schemes, records }: GainBook): Unrealised {
  const held = positions.flatMap((position) => {
    const record = records.get(position.schemeCode);
    const { nav, navDay } = record ?? {};
    const { units } = position.folded.position;
    return record && nav && navDay && units > 0n ? [{ position, record, nav, navDay }] : [];
  });
  const asOn = held.reduce<string | null>(
    (newest, { navDay }) => (newest === null || navDay > newest ? navDay : newest),
    null,
  );
  if (asOn === null) return { asOn, holdings: [], totals: totalsOf([]) };
  const on = dayNumberOf(Temporal.PlainDate.from(asOn));
  const holdings = held.flatMap(({ position: { folioNo, schemeCode, folded }, record, nav, navDay }) => {
    const found = unrealisedOf(folded.position, { schemeCode, nav: navOf(nav), on }, schemes);
    const scheme = schemes.get(schemeCode);
    const taxClass = scheme === undefined ? null : taxClassOn(scheme, on);
    if (found === null || taxClass === null) return [];
    const { short, long, withoutCost } = found;
    return [
      {
        folioNo,
        schemeCode,
        scheme: record.name,
        taxClass,
        units: writeUnits(folded.position.units),
        unitsWithoutCost: writeUnits(milliUnits(withoutCost.units)),
        nav: { value: nav, day: navDay },
        value: writeMoney(valueAt(folded.position.units, navOf(nav))),
        countedCost: writeMoney(paise(short.cost + long.cost)),
        short: writeMoney(short.gain),
        long: writeMoney(long.gain),
      },
    ];
  });
  return { asOn, holdings, totals: totalsOf(holdings) };
}

const totalsOf = (holdings: Unrealised['holdings']): Unrealised['totals'] => {
  const sum = (name: keyof Unrealised['totals']): string =>
    writeMoney(sumOf(holdings, (holding) => moneyOf(holding[name])));
  return { value: sum('value'), countedCost: sum('countedCost'), short: sum('short'), long: sum('long') };
};
