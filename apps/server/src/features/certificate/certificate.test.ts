import { certificateFile, certificates } from '@hub/contract/calls/certificate/certificate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { grantCertificate } from './certificate.public.ts';

const { arn, name } = people.ifa;

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await hub.db.read(
    'system',
    `insert into certificate (arn, id, kind, title, holder, issued_on, valid_to, revoked_at)
     values ($1, 'empanelment', 'empanelment', 'Empanelment', $2, '2024-04-01', '2026-11-15', null),
            ($1, 'training-old', 'training', 'Old rules', $2, '2023-04-01', '2026-11-14', null),
            ($1, 'training-wrong', 'training', 'Wrong', $2, '2022-04-01', null, now())`,
    [arn, name],
  );
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());

const ticketOf = async (id: string) =>
  (await mine.request(certificates, {})).items.find((one) => one.id === id)?.ticket ?? '';

describe('certificates', () => {
  it('are told to their own distributor with their standing, the empanelment first', async () => {
    const { isGenuine, items } = await mine.request(certificates, {});
    expect(isGenuine).toBeNull();
    expect(items.map(({ id, validity }) => [id, validity])).toEqual([
      ['empanelment', 'valid'],
      ['training-old', 'expired'],
      ['training-wrong', 'revoked'],
    ]);
    expect(await theirs.request(certificates, {})).toEqual({ isGenuine: null, items: [] });
  });

  it('are shown to a stranger one by one, with a ticket, and never without [S2-30]', async () => {
    const stranger = hub.client();
    expect(await stranger.request(certificates, {})).toEqual({ isGenuine: null, items: [] });
    const c = await ticketOf('training-old');
    const shown = await stranger.request(certificates, { c });
    expect(shown).toMatchObject({ isGenuine: true, items: [{ id: 'training-old', holder: name, arn }] });
    expect(shown.items).toHaveLength(1);
    // The ticket counts, also for somebody who has logged in.
    expect((await theirs.request(certificates, { c })).items).toEqual(shown.items);
  });

  it('are not genuine with one changed character of the ticket', async () => {
    const c = await ticketOf('empanelment');
    for (let at = 0; at < c.length; at += 1) {
      for (const letter of ['a', 'B', '1'].filter((one) => one !== c[at])) {
        const wrong = `${c.slice(0, at)}${letter}${c.slice(at + 1)}`;
        expect([wrong, await hub.client().request(certificates, { c: wrong })]).toEqual([
          wrong,
          { isGenuine: false, items: [] },
        ]);
      }
    }
  });

  it('are printed with who holds them, and only with a right ticket', async () => {
    const sent = await hub.client().send(certificateFile, { c: await ticketOf('empanelment') });
    const pdf = await getDocumentProxy(new Uint8Array(sent.bytes ?? Buffer.from(sent.text, 'latin1')));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const words of ['Certificate of empanelment', name, arn, '01-Apr-2024', '15-Nov-2026', 'Valid']) {
      expect(text).toContain(words);
    }
    expect((await hub.client().send(certificateFile, { c: 'wrong' })).status).toBe(404);
  });

  it('are granted once for a series, in the registered name, whoever finishes it again', async () => {
    const today = hub.clock.today();
    const grant = (title: string) =>
      hub.db.transaction({ arn: people.other.arn }, (tx) =>
        grantCertificate(tx, { arn: people.other.arn, series: 'nomination', title, today }),
      );
    expect([await grant('Nomination'), await grant('Nomination again')]).toEqual([
      'training-nomination',
      null,
    ]);
    expect((await theirs.request(certificates, {})).items).toMatchObject([
      { id: 'training-nomination', title: 'Nomination', holder: people.other.name, issuedOn: '2026-11-15' },
    ]);
  });
});
