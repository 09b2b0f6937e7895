import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spokenRiskLine } from '@hub/contract/texts/risk-lines';
import { contentValidity } from '@hub/domain/content/content-rules';
import { afterAll, describe, expect, it } from 'vitest';
import { checkLayout } from '../../../server/src/creatives/check/check-layout.ts';
import { checkPreview, checkSource } from '../../../server/src/creatives/check/check-source.ts';
import { wordsFaults } from '../../../server/src/creatives/check/check-words.ts';
import { probeVideo, videoKind } from '../../../server/src/creatives/video/probe-video.ts';
import { readSpoken } from '../../../server/src/creatives/video/read-spoken.ts';
import { startFfmpeg } from '../../../server/src/creatives/video/run-ffmpeg.ts';
import { testConfig } from '../../../server/src/http/test/test-config.ts';
import { speak } from '../voice/speak.ts';
import { secondsOf } from '../voice/wav.ts';
import { demoReleases } from './demo-manifest.ts';
import { demoPieces } from './demo-pieces.ts';
import { paletteOf } from './draw/palette.ts';
import { drawPiece } from './formats/draw-piece.ts';

const { brand } = testConfig();
const today = Temporal.PlainDate.from('2026-11-17');

interface Requested {
  readonly id: string;
  readonly type: string;
  readonly bucket: string;
  readonly scheme?: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly languages: readonly {
    readonly language: string;
    readonly file: string;
    readonly preview?: string;
    readonly spoken?: string;
  }[];
  readonly layout: object;
}
const releases = demoReleases(brand, today, (fund) => `code of ${fund}`);
const requested = releases.flatMap(({ manifest }) => (manifest as { pieces: Requested[] }).pieces);

const layoutOf = ({ type, layout, languages }: Requested) =>
  checkLayout({
    ...layout,
    type,
    languages: languages.map(({ language }) => ({ language, source: 's', preview: 'p' })),
  });

const folder = mkdtempSync(join(tmpdir(), 'hub-drawn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the demo's library", () => {
  it('has 24 pieces over all types and buckets, each with a layout that is right', () => {
    expect(requested).toHaveLength(24);
    expect(new Set(requested.map(({ id }) => id)).size).toBe(24);
    expect(new Set(requested.map(({ type }) => type))).toEqual(
      new Set(['IMAGE', 'PDF', 'GIF', 'HTML', 'VIDEO']),
    );
    expect([...new Set(requested.map(({ bucket }) => bucket))].sort()).toEqual(['1', '2', '3', '4', '5']);
    for (const piece of requested) expect(layoutOf(piece).faults, piece.id).toEqual([]);
  });

  it('has a piece in every standing, some that are new, and four languages', () => {
    const validities = releases.map(({ recalled }, at) => {
      const { validFrom, validTo } = requested[at] as Requested;
      const life = {
        validFrom: Temporal.PlainDate.from(validFrom),
        validTo: Temporal.PlainDate.from(validTo),
        isRecalled: recalled !== null,
      };
      return contentValidity(life, today);
    });
    const counts = Object.groupBy(validities, (one) => one);
    expect(counts.recalled).toHaveLength(1);
    expect(counts.expired).toHaveLength(1);
    expect(counts.upcoming).toHaveLength(1);
    expect(counts.current).toHaveLength(21);
    const ages = releases.map(({ day }) => day.until(today).total('days'));
    expect(ages.filter((days) => days < 14).length).toBeGreaterThan(3);
    expect(ages.filter((days) => days > 30).length).toBeGreaterThan(3);
    const tongues = requested.flatMap(({ languages }) => languages.map(({ language }) => language));
    expect(new Set(tongues)).toEqual(new Set(['en', 'hi', 'ta', 'bn']));
  });

  it('says nothing that an advertisement may not (Handbook part 2 C3)', () => {
    const said = JSON.stringify(demoPieces).toLowerCase();
    expect(said).not.toMatch(
      /guarantee|assured|best fund|no\. 1|top rank|risk-free|double your|high return|advis[eo]r|financial planning|free advice|celebrity|sure profit/,
    );
    // A rate or an amount that something grows to is a projection: of percentages only duty and holdings are said.
    expect(said.match(/\d+(?:\.\d+)?%/g)).toEqual(['0.005%', '65%', '65%']);
  });

  it('names the scheme of what is about one', () => {
    const named = requested.filter(({ scheme }) => scheme !== undefined).map(({ bucket }) => bucket);
    expect(named).toEqual(['5', '5', '5']);
  });

  it.each([
    'when-markets-fall',
    'papers-for-a-first-investment',
    'independence-day',
    'markets-go-up-and-down',
    'what-a-sip-does',
  ])('draws %s as the file that its layout is for', async (id) => {
    const piece = demoPieces.find((one) => one.id === id);
    const wanted = requested.find((one) => one.id === id);
    if (piece === undefined || wanted === undefined) throw new Error('unknown');
    const { ground, scene } = piece;
    await drawPiece(piece, { brand, palette: paletteOf(brand.colours), ground, scene }, folder);
    const { layout } = layoutOf(wanted);
    if (layout === null) throw new Error('its layout is wrong');
    for (const { file, preview } of wanted.languages) {
      expect(await checkSource(join(folder, file), layout)).toHaveProperty('kind');
      if (preview !== undefined)
        expect(await checkPreview(join(folder, preview), layout)).toHaveProperty('kind');
    }
    expect(await wordsFaults(layout, { approvalNo: 'ARA/MKT/1001', validTo: today })).toEqual([]);
    const names = wanted.languages.flatMap(({ file, preview = [], spoken = [] }) =>
      [file, preview, spoken].flat(),
    );
    expect(
      readdirSync(folder)
        .filter((name) => name.startsWith(id))
        .sort(),
    ).toEqual(names.sort());
  });

  it('has films of half a minute with a voice, and the warning read aloud for 5 seconds or more', async () => {
    const film = join(folder, 'what-a-sip-does-en.mp4');
    const kind = videoKind(readFileSync(film));
    const facts = kind && (await probeVideo(film, kind));
    expect(facts).toMatchObject({ width: 1280, height: 720, hasSound: true });
    expect(facts?.seconds).toBeGreaterThan(25);
    const { said } = await startFfmpeg(['-i', film, '-vn', '-af', 'volumedetect', '-f', 'null', '-']);
    expect(Number(/mean_volume: (-?[\d.]+) dB/.exec(said)?.[1])).toBeGreaterThan(-28);
    const spoken = await readSpoken(join(folder, 'what-a-sip-does-en-risk.wav'));
    expect('fault' in spoken ? spoken.fault : spoken.seconds).toBeGreaterThanOrEqual(5);
  });

  it('has a voice for each language of a film', async () => {
    const languages = requested.flatMap((one) => (one.type === 'VIDEO' ? one.languages : []));
    for (const { spoken } of languages) expect(spoken).toMatch(/-risk\.wav$/);
    expect(new Set(languages.map(({ language }) => language))).toEqual(new Set(['en', 'hi']));
    const line = await speak(spokenRiskLine('hi') ?? '', 'hi');
    expect(secondsOf(line)).toBeGreaterThanOrEqual(5);
    expect(line.samples.some((one) => one > 5000)).toBe(true);
  });
});
