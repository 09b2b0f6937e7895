import type { RequestOf } from '@hub/contract';
import {
  birthdays,
  categories,
  openWish,
  sendWish,
  templates,
  wishCard,
  wishClients,
  wishesAhead,
} from '@hub/contract/calls/wishes/wishes';
import {
  cancelWishes,
  saveWeddingDay,
  setWishConsent,
  wishBatchClients,
  wishListing,
} from '@hub/contract/calls/wishes/wishes-saved';
import { wishTexts } from '@hub/contract/wishes/wish-texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { sendDue } from './send-due.ts';
import { addPeople, longSessions, sentWishes, type TestPerson } from './test/wish-book.ts';

/** It is noon of Sunday, 15-Nov-2026, in India. */
let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
let ids: Map<string, string>;
const idOf = (name: string) => ids.get(name) ?? '';

const all = ['sms', 'email', 'whatsapp'] as const;
const book: readonly TestPerson[] = [
  { name: 'Asha Rao', birthDate: '1980-11-15', mobile: '9811111111', email: 'asha@example.in', agreed: all },
  { name: 'Bala Iyer', birthDate: '1975-11-15', mobile: '9822222222', agreed: all },
  { name: 'Chitra Das', birthDate: '1990-11-15', mobile: '9833333333', optedOut: all },
  { name: 'Dev Shah', birthDate: '1988-11-15', mobile: '9844444444' },
  { name: 'Esha Nair', birthDate: '1991-11-15', email: 'esha@example.in', agreed: all },
  { name: 'Farid Khan', birthDate: '1970-11-18', mobile: '9855555555', agreed: all },
  {
    name: 'Gita Menon',
    birthDate: '1969-05-01',
    marriedOn: '1995-11-20',
    investedOn: '2019-11-16',
    state: 'Kerala',
    mobile: '9866666666',
    agreed: all,
  },
  { name: 'Hari Jha', birthDate: '1966-12-14', state: 'Bihar', mobile: '9877777777', agreed: all },
];

beforeAll(async () => {
  hub = await testApp({ withJobs: true, config: longSessions });
  [mine, theirs] = [hub.client(), hub.client()];
  for (const [client, { arn }] of [
    [mine, people.ifa],
    [theirs, people.other],
  ] as const) {
    await client.logIn(arn);
    await client.authenticate();
  }
  ids = await addPeople(hub.db, people.ifa.arn, book);
  await addPeople(hub.db, people.other.arn, [{ ...book[0], name: 'Another Asha', mobile: '9899999999' }]);
});
afterAll(() => hub.close());
beforeEach(async () => {
  for (const table of ['wish', 'wish_batch', 'outbox_message', 'rate_limit'])
    await hub.db.read('system', `delete from ${table}`);
});

const written = { language: 'en', design: 'petals', text: '{name}, Happy Birthday!\n{distributor}' } as const;
const birthday = { category: 'birthday', span: 'day', channel: 'sms', ...written } as const;
const send = (more: Partial<RequestOf<typeof sendWish>> = {}) =>
  mine.call(sendWish, { ...birthday, ...more });

describe('what is ahead', () => {
  it('is counted for today, the week and the month, with the festivals and who keeps them', async () => {
    const ahead = await mine.request(wishesAhead, {});
    expect(ahead).toMatchObject({ today: '2026-11-15', hour: 12, waiting: 0 });
    expect(ahead.days).toMatchObject([
      { kind: 'birthday', counts: { day: 5, week: 6, month: 7 } },
      { kind: 'marriage', counts: { day: 0, week: 1, month: 1 }, next: [{ name: 'Gita Menon', years: 31 }] },
      { kind: 'first-investment', counts: { day: 0, week: 1, month: 1 } },
    ]);
    const chhath = ahead.festivals.find(({ category }) => category === 'festival-chhath');
    expect(chhath).toMatchObject({ from: '2026-11-15', clients: 1 });
    expect(ahead.festivals.find(({ name }) => name === 'Guru Nanak Jayanti')).toMatchObject({ clients: 8 });
  });

  it('says of each client why a wish would be left out, and finds by name', async () => {
    const { items, total } = await mine.request(birthdays, { span: 'day' });
    expect(total).toBe(5);
    expect(items.map(({ name, faults }) => [name, faults.sms, faults.email])).toEqual([
      ['Asha Rao', null, null],
      ['Bala Iyer', null, 'no-contact'],
      ['Chitra Das', 'opted-out', 'opted-out'],
      ['Dev Shah', 'no-consent', 'no-consent'],
      ['Esha Nair', 'no-contact', null],
    ]);
    expect(await mine.request(birthdays, { span: 'week', search: 'khan' })).toMatchObject({
      total: 1,
      items: [{ name: 'Farid Khan', on: '2026-11-18', years: 56 }],
    });
    expect(await theirs.request(birthdays, {})).toMatchObject({
      items: [{ name: 'Another Asha' }],
      total: 1,
    });
  });

  it('names those whom a way leaves out, before anything is sent', async () => {
    const requested = { category: 'birthday', span: 'day', leftOutBy: 'sms' } as const;
    const { items, clients, ready, total, isToday } = await mine.request(wishClients, requested);
    expect(items.map(({ name }) => name)).toEqual(['Chitra Das', 'Dev Shah', 'Esha Nair']);
    expect({ clients, ready, total, isToday }).toEqual({
      clients: 5,
      total: 3,
      ready: { sms: 2, email: 2, whatsapp: 2 },
      isToday: true,
    });
  });

  it('has texts in the languages that have words, and a card that is a picture', async () => {
    const { items } = await mine.request(categories, {});
    expect(items.slice(0, 4).map(({ id }) => id)).toEqual([
      'birthday',
      'marriage',
      'first-investment',
      'festival-chhath',
    ]);
    const { drafts, designs, distributor } = await mine.request(templates, { id: 'birthday' });
    expect(drafts).toHaveLength(9);
    expect([designs[0], distributor]).toEqual(['petals', 'Meera Nair']);
    expect(await mine.call(templates, { id: 'festival-nowruz' })).toMatchObject({ ok: false, status: 404 });
    const card = await mine.send(wishCard, { category: 'birthday', language: 'ta', design: 'rangoli' });
    expect(card.headers['content-type']).toBe('image/jpeg');
    expect([...(card.bytes ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
    const none = { category: 'first-investment', language: 'ta', design: 'plain' } as const;
    expect(await mine.call(wishCard, none)).toMatchObject({
      ok: false,
      fields: { language: wishTexts.noWords },
    });
  });
});

describe('wishes in bulk', () => {
  it('go to all who agreed and can be reached, once, and say how many were left out', async () => {
    expect(await send()).toMatchObject({ ok: true, value: { wishes: 2, leftOut: 3, isNow: true } });
    await hub.runQueued('wishes.send');
    expect(await sentWishes(hub.db)).toMatchObject([
      {
        channel: 'SMS',
        target: '9811111111',
        body: 'Asha Rao, Happy Birthday!\nMeera Nair',
        attachment: null,
      },
      { channel: 'SMS', target: '9822222222' },
    ]);
    // By mail too there is only one who has not got it.
    expect(await send({ channel: 'email' })).toMatchObject({ value: { wishes: 1, leftOut: 4 } });
    await sendDue(hub.context);
    const mails = (await sentWishes(hub.db)).filter(({ channel }) => channel === 'EMAIL');
    expect(mails).toMatchObject([{ target: 'esha@example.in', subject: 'Happy Birthday' }]);
    const picture = Buffer.from(mails[0]?.attachment?.content ?? '', 'base64');
    expect([...picture.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(await send()).toMatchObject({ ok: false, message: wishTexts.nobody });
  });

  it('are looked at and logged: who was left out, and on which consent a wish leans', async () => {
    await send();
    const [note] = await hub.db.read<{ details: object }>(
      'system',
      "select details from audit_log where action = 'wishes.send' order by id desc limit 1",
    );
    expect(note?.details).toMatchObject({
      clients: 2,
      leftOut: { 'opted-out': 1, 'no-consent': 1, 'no-contact': 1 },
    });
    const leans = await hub.db.read('system', "select 1 from wish where consent_at = '2026-01-01'");
    expect(leans).toHaveLength(2);
  });

  it('are one batch for a double click, and one wish each for two clicks at once', async () => {
    const key = crypto.randomUUID();
    const [first, again] = [
      await mine.request(sendWish, birthday, { idempotencyKey: key }),
      await mine.request(sendWish, birthday, { idempotencyKey: key }),
    ];
    expect(again).toEqual(first);
    await hub.db.read('system', 'delete from wish');
    await Promise.all([
      send(),
      send(),
      send({ channel: 'email' }),
      send({ investorIds: [idOf('Asha Rao')] }),
    ]);
    await Promise.all([sendDue(hub.context), sendDue(hub.context)]);
    expect((await sentWishes(hub.db)).map(({ target }) => target).sort()).toEqual(
      expect.arrayContaining(['9822222222', 'esha@example.in']),
    );
    const names = (await sentWishes(hub.db)).map(({ body }) => body.split(',')[0]);
    expect(names.sort()).toEqual(['Asha Rao', 'Bala Iyer', 'Esha Nair']);
  });

  it('that were killed half way are sent once each by the next run', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      name: `Client ${index}`,
      birthDate: '1985-11-15',
      mobile: `97${String(index).padStart(8, '0')}`,
      agreed: ['sms'] as const,
    }));
    await addPeople(hub.db, people.employee.arn, many);
    const employee = hub.client();
    await employee.logIn(people.employee.arn);
    expect(await employee.request(sendWish, birthday)).toMatchObject({ wishes: 120 });
    let left = 70;
    const { messenger } = hub.context;
    const dying = {
      ...messenger,
      send: (...said: Parameters<typeof messenger.send>) => {
        if (left-- === 0) throw new Error('killed');
        return messenger.send(...said);
      },
    };
    await expect(sendDue({ ...hub.context, messenger: dying })).rejects.toThrow('killed');
    const before = await sentWishes(hub.db);
    expect(before.length).toBeGreaterThan(0);
    expect(before.length).toBeLessThan(120);
    await Promise.all([sendDue(hub.context), sendDue(hub.context)]);
    const after = (await sentWishes(hub.db)).map(({ target }) => target);
    expect(after).toEqual(many.map(({ mobile }) => mobile).toSorted());
    await hub.db.read('system', 'delete from investor where arn = $1', [people.employee.arn]);
  });

  it('never reach another distributor’s client', async () => {
    expect(await theirs.call(sendWish, { ...birthday, investorIds: [idOf('Asha Rao')] })).toMatchObject({
      ok: false,
      message: wishTexts.nobody,
    });
    const consent = { investorId: idOf('Asha Rao'), channel: 'sms', isGiven: false, way: 'call' } as const;
    expect(await theirs.call(setWishConsent, consent)).toMatchObject({ ok: false, status: 404 });
    const { value } = (await send()) as { value: { batchId: string } };
    expect(await theirs.call(cancelWishes, { id: value.batchId })).toMatchObject({ ok: false, status: 404 });
    expect(await theirs.call(wishBatchClients, { id: value.batchId })).toMatchObject({
      ok: false,
      status: 404,
    });
    expect(await theirs.request(wishListing, {})).toMatchObject({ items: [], total: 0 });
  });
});

describe('a wish that waits', () => {
  it('goes on each client’s day at its hour, unless consent was withdrawn meanwhile', async () => {
    const week = { ...birthday, span: 'week', hour: 13 } as const;
    expect(await mine.request(sendWish, week)).toMatchObject({ wishes: 3, isNow: false });
    await sendDue(hub.context);
    expect(await sentWishes(hub.db)).toEqual([]);
    const start = hub.clock.now();
    try {
      hub.clock.advance({ hours: 1 });
      await sendDue(hub.context);
      expect(await sentWishes(hub.db)).toHaveLength(2);
      const farid = { investorId: idOf('Farid Khan'), channel: 'sms', way: 'call' } as const;
      await mine.request(setWishConsent, { ...farid, isGiven: false });
      hub.clock.advance({ hours: 72 });
      await sendDue(hub.context);
      expect(await sentWishes(hub.db)).toHaveLength(2);
      const { items } = await mine.request(wishListing, { status: 'left-out' });
      expect(items).toMatchObject([{ name: 'Birthday', clients: 3, counts: { sent: 2, 'left-out': 1 } }]);
      const batch = await mine.request(wishBatchClients, { id: items[0]?.id ?? '' });
      expect(batch.items.at(-1)).toMatchObject({
        name: 'Farid Khan',
        status: 'left-out',
        fault: 'opted-out',
      });
      await mine.request(setWishConsent, { ...farid, isGiven: true });
    } finally {
      hub.clock.advance(hub.clock.now().until(start));
    }
  });

  it('is missed when nothing ran until 21:00, and can be cancelled before its time', async () => {
    const festival = {
      ...birthday,
      category: 'festival-guru-nanak-jayanti',
      language: 'hi',
      hour: 9,
    } as const;
    const { batchId, wishes } = await mine.request(sendWish, { ...festival, text: '{name}, शुभकामनाएँ!' });
    expect(wishes).toBe(5);
    const asha = { id: batchId, investorId: idOf('Asha Rao') };
    expect(await mine.request(cancelWishes, asha)).toEqual({ cancelled: 1 });
    expect(await mine.call(cancelWishes, asha)).toMatchObject({ message: wishTexts.nothingToCancel });
    const start = hub.clock.now();
    try {
      hub.clock.advance({ hours: 9 * 24 + 9 });
      await sendDue(hub.context);
      expect(await sentWishes(hub.db)).toEqual([]);
      expect(await mine.request(wishListing, {})).toMatchObject({
        items: [{ counts: { missed: 4, cancelled: 1, waiting: 0 } }],
        counts: { missed: 1 },
      });
    } finally {
      hub.clock.advance(hub.clock.now().until(start));
    }
  });
});

describe('a wish by hand', () => {
  const requested = { category: 'birthday', ...written, by: 'whatsapp' } as const;

  it('is noted as opened, never as sent, and counts as the year’s; who did not send it takes it back', async () => {
    const asha = { ...requested, investorId: idOf('Asha Rao') };
    expect(await mine.request(openWish, asha)).toEqual({
      text: 'Asha Rao, Happy Birthday!\nMeera Nair',
      mobile: '9811111111',
    });
    expect(await mine.call(openWish, { ...asha, by: 'share' })).toMatchObject({ ok: false, status: 422 });
    expect(await send()).toMatchObject({ value: { wishes: 1 } });
    const { items } = await mine.request(wishListing, { status: 'opened' });
    expect(items).toMatchObject([{ client: 'Asha Rao', counts: { opened: 1, sent: 0 } }]);
    await mine.request(cancelWishes, { id: items[0]?.id ?? '' });
    expect(await send()).toMatchObject({ value: { wishes: 1 } });
  });

  it('needs consent as well; the share sheet needs no number', async () => {
    for (const name of ['Chitra Das', 'Dev Shah'])
      for (const by of ['whatsapp', 'share'] as const)
        expect(await mine.call(openWish, { ...requested, by, investorId: idOf(name) })).toMatchObject({
          ok: false,
        });
    const esha = { ...requested, investorId: idOf('Esha Nair') };
    expect(await mine.call(openWish, esha)).toMatchObject({ ok: false });
    expect(await mine.request(openWish, { ...esha, by: 'share' })).toMatchObject({ mobile: null });
    expect(await theirs.call(openWish, esha)).toMatchObject({ ok: false, status: 404 });
  });
});

describe('what is refused in plain words, with nothing sent', () => {
  const { text } = wishTexts;
  it.each([
    ['markup', { text: '<b>Happy</b>' }, 'text', text.markup],
    ['5,000 characters', { text: 'x'.repeat(5000) }, 'text', text['too-long']],
    ['a text that the names make too long', { text: `{name}${'x'.repeat(473)}` }, 'text', text['too-long']],
    ['a link to outside', { text: 'See https://example.com' }, 'text', text.link],
    ['a mark that is none', { text: 'Dear {amount}' }, 'text', text['unknown-mark']],
    ['an hour of the past', { hour: 10 }, 'hour', wishTexts.time.past],
    ['an hour of the night', { hour: 22 }, 'hour', wishTexts.time.hour],
    ['now, for a day that is not today', { span: 'week' }, 'hour', wishTexts.notNow],
    [
      'a language without words',
      { category: 'first-investment', language: 'ta' },
      'language',
      wishTexts.noWords,
    ],
    ['a festival that nobody knows', { category: 'festival-x' }, 'category', wishTexts.unknownCategory],
  ] as const)('%s', async (_, more, field, message) => {
    expect(await send(more)).toMatchObject({ ok: false, fields: { [field]: message } });
    expect(await hub.db.read('system', 'select 1 from wish')).toEqual([]);
  });

  it('now, at night', async () => {
    const start = hub.clock.now();
    hub.clock.advance({ hours: 9 });
    expect(await send()).toMatchObject({ ok: false, fields: { hour: wishTexts.night } });
    hub.clock.advance(hub.clock.now().until(start));
  });

  it('a wedding day ahead, or of a client of somebody else', async () => {
    const investorId = idOf('Bala Iyer');
    expect(await mine.call(saveWeddingDay, { investorId, on: '2026-11-16' })).toMatchObject({
      fields: { on: wishTexts.marriedAhead },
    });
    expect(await theirs.call(saveWeddingDay, { investorId, on: '2000-11-16' })).toMatchObject({
      status: 404,
    });
    await mine.request(saveWeddingDay, { investorId, on: '2000-11-16' });
    const married = { category: 'marriage', span: 'week' } as const;
    expect((await mine.request(wishClients, married)).items.map(({ name }) => name)).toEqual([
      'Bala Iyer',
      'Gita Menon',
    ]);
    await mine.request(saveWeddingDay, { investorId });
    expect(await mine.request(wishClients, married)).toMatchObject({ clients: 1 });
  });
});
