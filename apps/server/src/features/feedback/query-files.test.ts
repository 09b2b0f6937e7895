import { IDEMPOTENCY_KEY_HEADER, type Upload } from '@hub/contract';
import {
  QUERY_FILE_BYTES,
  queryDetails,
  queryFile,
  submitQuery,
} from '@hub/contract/calls/feedback/feedback';
import { queryTexts } from '@hub/contract/feedback/query-texts';
import { serverTexts } from '@hub/contract/texts/server-texts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { pdfOf, smallPdf, smallPng } from '../../papers/test/small-papers.ts';
import { pixelBomb } from '../../pictures/test/sample-pictures.ts';

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;

beforeAll(async () => {
  hub = await testApp();
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());

const requested = {
  sectionId: 'statements',
  subSectionId: 'units',
  subject: 'Units',
  message: 'See the file.',
};
const upload = (body: string | Uint8Array<ArrayBuffer>, fileName: string, field = 'files'): Upload => ({
  field,
  file: new Blob([body]),
  fileName,
});
const send = (...uploads: Upload[]) => mine.call(submitQuery, requested, { uploads });
const savedFiles = async () =>
  (await hub.db.read<{ n: number }>('system', 'select count(*)::int as n from query_file'))[0]?.n;

describe('the files of a query', () => {
  it('travel as multipart beside the payload under `data`, and come back as they were kept [S7-20]', async () => {
    expect(submitQuery.body).toBe('multipart');
    const reply = await send(upload(smallPdf('secret note'), 'Brief.pdf'), upload(smallPng, 'bild.png'));
    const reference = reply.ok ? reply.value.reference : '';
    const { files } = await mine.request(queryDetails, { reference });
    expect(files.map(({ name }) => name)).toEqual(['Brief.pdf', 'bild.png']);
    const [first, second] = files;
    const got = await mine.send(queryFile, { reference, id: second?.id ?? '' });
    expect(got.headers['content-type']).toBe('image/png');
    expect(got.headers['content-disposition']).toContain('attachment');
    expect(got.bytes).toHaveLength(second?.bytes ?? 0);
    expect(await sharp(got.bytes).metadata()).toMatchObject({ format: 'png', width: 2, height: 2 });
    const other = { reference, id: first?.id ?? '' };
    const letter = await mine.send(queryFile, other);
    expect(letter.text).toMatch(/^%PDF-/);
    expect(letter.text).not.toContain('secret note');
    expect(await theirs.call(queryFile, other)).toMatchObject({ ok: false, status: 404 });
    expect(await mine.call(queryFile, { ...other, reference: 'Q-00000000' })).toMatchObject({ status: 404 });
  });

  it('in any other form than multipart are refused [S7-20]', async () => {
    const reply = await hub.app.inject({
      method: 'POST',
      url: submitQuery.path.replace('{hub}', hub.config.brand.paths.hub),
      headers: {
        authorization: `Bearer ${mine.tokens.hub}`,
        'content-type': 'application/json',
        [IDEMPOTENCY_KEY_HEADER]: crypto.randomUUID(),
      },
      payload: JSON.stringify(requested),
    });
    expect(reply.statusCode).toBe(415);
  });

  it('are five of five megabytes at most, all together', async () => {
    const large = pdfOf(QUERY_FILE_BYTES);
    expect(large).toHaveLength(QUERY_FILE_BYTES);
    const five = Array.from({ length: 5 }, (_, no) => upload(large, `${no}.pdf`));
    expect(await send(...five)).toMatchObject({ ok: true });
  });

  it.each([
    ['what is no PDF, JPEG or PNG', [upload('MZ\x90\x00', 'brief.pdf')], queryTexts.files.wrongType],
    ['half a PDF', [upload('%PDF-1.7 and no end', 'brief.pdf')], queryTexts.files.wrongType],
    ['markup that calls itself a picture', [upload('<svg/>', 'a.png')], queryTexts.files.wrongType],
    ['a damaged PDF', [upload('%PDF-1.7\n%%EOF', 'a.pdf')], serverTexts.paper.unreadable],
    [
      'a picture of too many pixels',
      [upload(new Uint8Array(pixelBomb(8000)), 'a.png')],
      serverTexts.paper.tooManyPixels,
    ],
    [
      'a good one with a damaged one',
      [upload(smallPdf(), 'a.pdf'), upload('%PDF-1.7\n%%EOF', 'b.pdf')],
      serverTexts.paper.unreadable,
    ],
    ['an empty one', [upload('', 'a.png')], queryTexts.files.empty],
    ['one of another field', [upload(smallPdf(), 'a.pdf', 'picture')], queryTexts.files.wrongType],
    [
      'a good one with a bad one',
      [upload(smallPdf(), 'a.pdf'), upload('no', 'b.pdf')],
      queryTexts.files.wrongType,
    ],
    ['one above 5 MB', [upload(pdfOf(QUERY_FILE_BYTES + 1), 'a.pdf')], queryTexts.files.tooLarge],
  ])('%s: refused in words at the field, and nothing is kept', async (_, uploads, message) => {
    const before = await savedFiles();
    expect(await send(...uploads)).toMatchObject({ ok: false, fields: { files: message } });
    expect(await savedFiles()).toBe(before);
  });

  it('six of them are refused', async () => {
    const six = Array.from({ length: 6 }, (_, no) => upload(smallPdf(), `${no}.pdf`));
    expect(await send(...six)).toMatchObject({ ok: false });
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\me\\Rechnung.PDF', 'Rechnung.pdf'],
    ['bill.exe', 'bill.exe.pdf'],
    ['\u202egpj.exe', 'gpj.exe.pdf'],
    [`${'ക'.repeat(300)}.pdf`, `${'ക'.repeat(80)}.pdf`],
  ])('of the name %j is kept as %j', async (given, saved) => {
    const reply = await send(upload(smallPdf(), given));
    const { files } = await mine.request(queryDetails, { reference: reply.ok ? reply.value.reference : '' });
    expect(files.map(({ name }) => name)).toEqual([saved]);
  });
});
