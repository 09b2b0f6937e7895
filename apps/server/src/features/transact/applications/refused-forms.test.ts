import { getApplication } from '@hub/contract/calls/transact/transact-applications';
import type { ApplicationDraft, NomineeDraft } from '@hub/domain/applications/application-draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ApplicationDesk,
  draftOf,
  newcomers,
  openApplicationDesk,
  withSecond,
} from './test/application-desk.ts';

let desk: ApplicationDesk;
beforeAll(async () => {
  desk = await openApplicationDesk();
});
afterAll(() => desk.hub.close());

const adult = draftOf('lumpsum', '01', newcomers.rohan);
const minor = draftOf('lumpsum', '02', newcomers.kavita);
const first = (draft: ApplicationDraft, change: Partial<ApplicationDraft['holders'][number]>) => ({
  ...draft,
  holders: draft.holders.map((holder, at) => (at === 0 ? { ...holder, ...change } : holder)),
});
const nominate = (...nominees: Partial<NomineeDraft>[]) => ({
  ...adult,
  nomineeOptOut: false,
  nominees: nominees.map((nominee) => ({
    name: 'Meera Mehta',
    relation: '04',
    share: '',
    birthDate: '',
    guardian: null,
    ...nominee,
  })),
});
const third = (name: string) => ({ name: `${name} Mehta`, share: '33.33' });

const wrong: readonly [string, ApplicationDraft, string][] = [
  ['a PAN of a HUF for an individual', first(adult, { pan: newcomers.huf.pan }), 'holders.0.pan'],
  ['a PAN of a person for a HUF', draftOf('lumpsum', '03', newcomers.rohan), 'holders.0.pan'],
  ['the same PAN twice among the holders', withSecond(adult, newcomers.rohan), 'holders.1.pan'],
  [
    'a guardian who is a minor',
    { ...minor, guardian: { ...newcomers.kavita, birthDate: '2016-06-18', relation: '13' } },
    'guardian.birthDate',
  ],
  ['a holder who is not born yet', first(adult, { birthDate: '2031-01-01' }), 'holders.0.birthDate'],
  ['a minor who is not born yet', first(minor, { birthDate: '2031-01-01' }), 'holders.0.birthDate'],
  ['a nominee who is not born yet', nominate({ birthDate: '2031-01-01' }), 'nominees.0.birthDate'],
  ['a nominee who is the holder', nominate({ name: 'rohan  MEHTA' }), 'nominees.0.name'],
  [
    'shares of 33.33 three times',
    nominate(third('Meera'), third('Kabir'), third('Ishaan')),
    'nominees.0.share',
  ],
  [
    'an IFSC that exists in form only',
    { ...adult, bank: { ...adult.bank, ifsc: 'HDFC0999999' } },
    'bank.ifsc',
  ],
];

describe('a form is refused at its field, and nothing is sent, for', () => {
  it.each(wrong)('%s', async (_, draft, field) => {
    const form = await desk.save(draft);
    const reply = await desk.submit(form);
    expect(reply).toMatchObject({
      ok: false,
      status: 422,
      fields: { [`draft.${field}`]: expect.any(String) },
    });
    expect(await desk.mine.request(getApplication, { id: form.id })).toMatchObject({
      status: 'draft',
      folioNo: null,
    });
    expect(await desk.rows('select reference from orders')).toEqual([]);
    expect(await desk.rows("select id from outbox_message where purpose = 'order-link'")).toEqual([]);
  });

  it('nothing, when nothing is wrong', async () => {
    for (const draft of [nominate({}), minor]) {
      expect((await desk.submit(await desk.save(draft))).ok).toBe(true);
    }
  });
});
