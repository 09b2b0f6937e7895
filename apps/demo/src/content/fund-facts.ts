import { dayNumberOf, exitLoadText, groupIndian, readExitLoads, riskBand } from '@hub/domain';
import { ruleInForce } from '@hub/domain/calendar/dated-rule';
import type { DemoPiece, SheetWords } from './formats/demo-piece.ts';
import type { FundRow } from './fund-rows.repository.ts';

/** What a piece says of a fund, from its master and its NAVs: as on the last day of a month. */
export interface FundFacts {
  readonly asOn: string;
  readonly navDay: string;
  readonly nav: string;
  readonly category: string;
  readonly risk: string;
  readonly benchmark: string;
  readonly manager: string;
  readonly fresh: string;
  readonly sip: string;
  readonly load: string;
}

/** Null where the fund has no NAV by that day: there is nothing to say then. */
export function factsOf(row: FundRow, asOn: Temporal.PlainDate): FundFacts | null {
  if (row.nav === null || row.navDay === null) return null;
  const monthly = row.rules.sip?.every?.find(({ every }) => every === 'monthly');
  const rupees = (amount = '') => `₹${groupIndian(Number(amount))}`;
  return {
    asOn: asOn.toString(),
    navDay: row.navDay,
    nav: `₹${row.nav}`,
    category: row.category,
    risk: riskBand(row.risk),
    benchmark: row.benchmark,
    manager: row.manager,
    fresh: rupees(row.rules.fresh?.min),
    sip: rupees(monthly?.min),
    load: exitLoadText(ruleInForce(readExitLoads(row.loads), dayNumberOf(asOn))),
  };
}

/** `31-10-2026`, as narrow places have it in every language. */
const shortDay = (day: string): string => day.split('-').reverse().join('-');

const labels = {
  en: {
    title: (day: string) => `Facts as on ${day}`,
    nav: (day: string) => `NAV of ${day}, Regular plan, Growth`,
    ...{ category: 'Category', risk: 'Riskometer', benchmark: 'Benchmark', manager: 'Fund manager' },
    ...{ fresh: 'First purchase, at least', sip: 'SIP a month, at least', load: 'Exit load' },
    past: 'There are no figures of past returns here: they stand in the factsheet, beside those of the benchmark.',
    source: 'Source: scheme master and NAVs of the asset manager.',
  },
  hi: {
    title: (day: string) => `${day} की जानकारी`,
    nav: (day: string) => `${day} की NAV, रेगुलर प्लान, ग्रोथ`,
    ...{ category: 'श्रेणी', risk: 'रिस्कोमीटर', benchmark: 'बेंचमार्क', manager: 'फंड मैनेजर' },
    ...{ fresh: 'पहला निवेश, कम से कम', sip: 'SIP, हर महीने कम से कम', load: 'एग्ज़िट लोड' },
    past: 'यहाँ पिछले प्रदर्शन के आँकड़े नहीं हैं: वे फैक्टशीट में बेंचमार्क के साथ दिए गए हैं।',
    source: 'स्रोत: स्कीम मास्टर और फंड हाउस की NAV।',
  },
} as const;

/** The level's own name stands beside it: that is the one of the scheme's papers. */
const hindiBands: Readonly<Record<string, string>> = {
  Low: 'कम',
  'Low to Moderate': 'कम से मध्यम',
  Moderate: 'मध्यम',
  'Moderately High': 'मध्यम से अधिक',
  High: 'अधिक',
  'Very High': 'बहुत अधिक',
};

const inLanguage = (facts: FundFacts, language: keyof typeof labels): FundFacts =>
  language === 'hi' ? { ...facts, risk: `${hindiBands[facts.risk]} (${facts.risk})` } : facts;

/** A page of dated facts. No returns: those may stand only beside the benchmark's, which the master does not have. */
export function factsPage(facts: FundFacts, language: keyof typeof labels): SheetWords {
  const { title, nav, past, source, ...words } = labels[language];
  const said = inLanguage(facts, language);
  const parts = ['category', 'risk', 'benchmark', 'manager', 'fresh', 'sip', 'load'] as const;
  return {
    title: title(shortDay(facts.asOn)),
    paragraphs: [past],
    points: [
      `${nav(shortDay(facts.navDay))}: ${facts.nav}`,
      ...parts.map((part) => `${words[part]}: ${said[part]}`),
      source,
    ],
  };
}

/** The piece with a page of facts behind its own; without facts it stays as it is. */
export function withFacts(piece: DemoPiece, facts: FundFacts | null): DemoPiece {
  if (piece.type !== 'PDF' || !piece.hasFacts || facts === null) return piece;
  const { en, hi } = piece.words;
  const words = {
    en: [...en, factsPage(facts, 'en')],
    ...(hi && { hi: [...hi, factsPage(facts, 'hi')] }),
  };
  return { ...piece, words };
}
