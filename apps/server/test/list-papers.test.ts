import type { Call } from '@hub/contract';
import { brokerageReportFile } from '@hub/contract/calls/brokerage/brokerage-report';
import { exportCallList, exportInvestors, listInvestors } from '@hub/contract/calls/investor/investor-list';
import { exportSchemes } from '@hub/contract/calls/investor/investor-schemes';
import { exportNavs } from '@hub/contract/calls/nav/nav';
import { exportOpportunities } from '@hub/contract/calls/opportunity/opportunity';
import { exportSipHealth } from '@hub/contract/calls/opportunity/opportunity-sip-health';
import { exportPlans } from '@hub/contract/calls/reports/reports';
import { exportHarvest } from '@hub/contract/calls/statements/statements-harvest';
import { exportRecords } from '@hub/contract/calls/transact/transact-records';
import { schemeFileTexts } from '@hub/contract/investor/scheme-file-texts';
import { sipHealthFileTexts } from '@hub/contract/opportunity/sip-health-texts';
import { reportFileTexts } from '@hub/contract/reports/report-file-texts';
import { harvestFileTexts } from '@hub/contract/statements/harvest-texts';
import { pageTexts } from '@hub/contract/texts/file-texts';
import { opportunityLists } from '@hub/domain/opportunity/lists';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseCsv } from '../src/exports/test/parse-csv.ts';
import { signedIn } from '../src/features/investor/test/signed-in.ts';
import { type TestApp, testApp } from '../src/http/test/test-app.ts';
import { people } from '../src/http/test/test-book.ts';
import type { TestClient } from '../src/http/test/test-client.ts';

let hub: TestApp;
let mine: TestClient;
beforeAll(async () => {
  hub = await testApp({ investors: 150 });
  mine = await signedIn(hub, people.ifa.arn);
}, 240_000);
afterAll(() => hub.close());

type Format = 'csv' | 'pdf';
const list = <Request>(call: Call<Request, unknown>, request: Omit<NoInfer<Request>, 'format'>) => ({
  of: (format: Format) => mine.send(call, { ...request, format } as Request),
});

const lists: Readonly<Record<string, ReturnType<typeof list>>> = {
  clients: list(exportInvestors, {}),
  'call list': list(exportCallList, { reason: 'review' }),
  schemes: list(exportSchemes, {}),
  NAVs: list(exportNavs, {}),
  orders: list(exportRecords, {}),
  brokerage: list(brokerageReportFile, {}),
  'tax harvest': list(exportHarvest, { kind: 'allowance' }),
  'exit loads': list(exportHarvest, { kind: 'load' }),
  'SIP health': list(exportSipHealth, {}),
  SIPs: list(exportPlans, { kind: 'SIP' }),
  STPs: list(exportPlans, { kind: 'STP' }),
  SWPs: list(exportPlans, { kind: 'SWP' }),
  ...Object.fromEntries(
    opportunityLists.map((name) => [`opportunities: ${name}`, list(exportOpportunities, { list: name })]),
  ),
};

/** What only the sheets have. */
const ofPlans = [
  reportFileTexts.registeredOn,
  reportFileTexts.nextDue,
  reportFileTexts.missed,
  reportFileTexts.bounces,
];
const offPaper: Readonly<Record<string, readonly string[]>> = {
  schemes: [
    schemeFileTexts.amfiCode,
    schemeFileTexts.plan,
    schemeFileTexts.navAsOn,
    schemeFileTexts.aumOfUnknownCost,
    schemeFileTexts.bySip,
  ],
  SIPs: [...ofPlans, reportFileTexts.umrn, reportFileTexts.bank, reportFileTexts.account],
  STPs: ofPlans,
  SWPs: ofPlans,
  'SIP health': [sipHealthFileTexts.kyc, sipHealthFileTexts.mobile],
  'tax harvest': [harvestFileTexts.holding],
  'exit loads': [harvestFileTexts.holding],
};

let exported = 0;
async function bytesOf(name: string, format: Format): Promise<Buffer> {
  // Another minute before the limit of exports has something to say.
  exported += 1;
  if (exported % 25 === 0) hub.clock.advance({ seconds: 61 });
  const { status, bytes } = (await lists[name]?.of(format)) ?? {};
  expect([name, format, status]).toEqual([name, format, 200]);
  return bytes ?? Buffer.alloc(0);
}

interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly height: number;
  readonly font: string;
}

/** What stands where on each page, by another library. */
async function pagesOf(file: Buffer): Promise<Piece[][]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const pages: Piece[][] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [left = 0, base = 0] = item.transform.slice(4);
        return [
          { text: item.str, left, right: left + item.width, base, height: item.height, font: item.fontName },
        ];
      }),
    );
  }
  return pages;
}

/** Pairs of pieces of which one is printed over the other. */
function overprinted(pieces: readonly Piece[]): string[] {
  const found: string[] = [];
  const placed = pieces.toSorted((one, other) => one.base - other.base);
  for (const [at, one] of placed.entries()) {
    for (const other of placed.slice(at + 1)) {
      if (other.base - one.base > 0.6 * one.height) break;
      if (one.left < other.right - 1.5 && other.left < one.right - 1.5)
        found.push(`${one.text} | ${other.text}`);
    }
  }
  return found;
}

const isText = (cell: string): boolean => !/^[-+−']?[\d,.]*$/.test(cell);

it.each(Object.keys(lists))(
  'the PDF of the %s cuts no word, overprints nothing, and says whose it is',
  async (name) => {
    const [header = [], ...rows] = parseCsv((await bytesOf(name, 'csv')).toString('utf8').slice(1));
    const pages = await pagesOf(await bytesOf(name, 'pdf'));
    const words = new Set(pages.flat().flatMap(({ text }) => text.split(/\s+/)));
    const isWhole = (word: string): boolean =>
      words.has(word) || word.split(/(?<=[-/])/).every((part) => words.has(part));
    // The title and the header of the columns are in bold.
    const bold = pages.flat().filter(({ font }) => font === pages[0]?.[0]?.font);
    const headed = new Set(bold.flatMap(({ text }) => text.split(/\s+/)));
    const onPaper = header.map((text) => text.split(/\s+/).every((word) => headed.has(word)));
    expect(header.filter((_, at) => !onPaper[at])).toEqual(offPaper[name] ?? []);
    const cut = rows.flatMap((cells) =>
      cells
        .filter((cell, at) => onPaper[at] && isText(cell))
        .flatMap((cell) => cell.replace(/^'(?=[=+\-@])/, '').split(/\s+/))
        .filter((word) => !isWhole(word)),
    );
    expect(cut).toEqual([]);
    for (const page of pages) {
      expect(overprinted(page)).toEqual([]);
      const text = page.map((piece) => piece.text).join(' ');
      expect(text).toContain(hub.config.brand.name);
      expect(text).toContain(people.ifa.arn);
    }
  },
);

const totalRow = async (name: string): Promise<string[]> => {
  const last = (await pagesOf(await bytesOf(name, 'pdf'))).at(-1) ?? [];
  const total = last.find((piece) => piece.text === pageTexts.total);
  // A figure in smaller type stands a little higher.
  return last.filter(({ base }) => Math.abs(base - (total?.base ?? 0)) < 3).map((piece) => piece.text);
};
const grouped = (amount: string): string =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(amount as unknown as number);

it.each([
  ['clients', 'Monthly SIP (₹)'],
  ['SIPs', 'Monthly (₹)'],
  ['brokerage', 'Brokerage (₹)'],
])('the PDF of the %s ends with the sum of %s', async (name, column) => {
  const [header = [], ...rows] = parseCsv((await bytesOf(name, 'csv')).toString('utf8').slice(1));
  const at = header.indexOf(column);
  expect([column, at >= 0]).toEqual([column, true]);
  const sum = rows.reduce((total, cells) => total + BigInt((cells[at] || '0.00').replace('.', '')), 0n);
  expect(await totalRow(name)).toContain(grouped(`${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`));
});

it('the PDFs of clients and schemes end with the AUM that the lists show, to the paisa', async () => {
  const { totals } = await mine.request(listInvestors, {});
  for (const name of ['clients', 'schemes'])
    expect(await totalRow(name)).toContain(grouped(totals?.aum ?? ''));
});
