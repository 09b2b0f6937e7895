import { callPath, checkRequest, LINK_HEADER } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { shareStatement } from '@hub/contract/calls/statements/statements';
import { shareApplication } from '@hub/contract/calls/transact/transact-applications';
import { changeContact } from '@hub/contract/calls/transact/transact-contact';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someAt } from '../../test/long.ts';
import { Applicant } from '../features/empanelment/test/applicant.ts';
import {
  type ApplicationDesk,
  draftOf,
  newcomers,
  openApplicationDesk,
} from '../features/transact/applications/test/application-desk.ts';
import { folios } from '../features/transact/test/order-book.ts';
import { sendOrder } from '../features/transact/test/sent-orders.ts';
import { issueLink } from '../links/links.ts';
import {
  bookkeeping,
  expectFailureShape,
  form,
  json,
  malformedBodies,
  type RawBody,
  wrongTypes,
} from './test/hostile-bodies.ts';
import { fieldsOf, sampleInput, withField } from './test/sample-input.ts';
import { people, rowCounts } from './test/test-book.ts';

/** Made once: fast-check counts all characters there are for it. */
const randomBody = fc.record({
  payload: fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.webQueryParameters()),
  type: fc.constantFrom(form, json, 'text/plain', 'multipart/form-data; boundary=b'),
});

/*
 * What fuzz.test.ts does to all calls, done to those of a link through a link that is open: a dead one is refused before
 * anything of the body is read.
 */
const linked = allCalls.filter(({ link }) => link !== undefined);

let desk: ApplicationDesk;
/** By what they open. */
const tokens = new Map<string, string>();
const kinds = [
  [/^transact\..*Change/, 'changes'],
  [/^transact\..*Shared/, 'form'],
  [/^transact\..*Payment/i, 'pay'],
  [/^transact\./, 'confirm'],
] as const;
const lastPart = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

beforeAll(async () => {
  desk = await openApplicationDesk();
  const { hub, mine } = desk;
  const [asha] = await desk.rows<{ id: string }>(
    'select investor_id as id from folio where arn = $1 and folio_no = $2',
    [people.ifa.arn, folios.asha],
  );
  await sendOrder(hub.db, { reference: 'H0000000FUZZ', status: 'pending', at: '2026-11-15T06:00:00Z' });
  const [order] = await desk.rows<{ confirmation: string }>(
    "select confirmation_id as confirmation from orders where reference = 'H0000000FUZZ'",
  );
  const issue = (purpose: 'order-confirmation' | 'order-payment') =>
    hub.db.transaction({ arn: people.ifa.arn }, async (tx) => {
      const now = hub.clock.now();
      const expiresAt = now.add({ hours: 24 });
      const terms = { purpose, arn: people.ifa.arn, details: { ...order }, expiresAt };
      return (await issueLink(tx, hub.context.security.digest, terms, now)).token;
    });
  const { id } = await desk.save(draftOf('lumpsum', '01', newcomers.ananya));
  await mine.request(changeContact, {
    folioNo: folios.asha,
    kind: 'CHANGEMOBILE',
    value: '9877777777',
    relation: 'SE',
    consent: true,
  });
  const [change] = await desk.rows<{ body: string }>(
    "select body from outbox_message where purpose = 'change-link' order by id desc limit 1",
  );
  const applicant = new Applicant(hub, 'ARN-200001');
  await applicant.open();
  const statement = { investorId: asha?.id ?? '', kind: 'account', period: 'inception' } as const;
  tokens
    .set('empanelment', applicant.pass)
    .set('changes', /\/([\w-]{43})/.exec(change?.body ?? '')?.[1] ?? '')
    .set('form', lastPart((await mine.request(shareApplication, { id })).url))
    .set('statements', lastPart((await mine.request(shareStatement, statement)).url))
    .set('pay', await issue('order-payment'))
    .set('confirm', await issue('order-confirmation'));
});
afterAll(() => desk.hub.close());

describe.each(linked)('$name', (call) => {
  const place = linked.indexOf(call);
  const token = (): string => {
    const kind = kinds.find(([pattern]) => pattern.test(call.name))?.[1] ?? call.feature;
    return tokens.get(kind) ?? '';
  };
  const name = call.link ?? 'token';
  const before = () => rowCounts(desk.hub.db, bookkeeping);

  async function tryRaw({ payload, type }: RawBody): Promise<void> {
    const reply = await desk.hub.app.inject({
      method: call.method,
      url: callPath(call, {}, desk.hub.config.brand.paths),
      headers: { [LINK_HEADER]: token(), ...(type ? { 'content-type': type } : {}) },
      payload,
    });
    expectFailureShape(call, { status: reply.statusCode, headers: reply.headers, text: reply.body });
  }

  it('reads the body of who has its link: what it does not take is refused, and nothing is written', async () => {
    expect(token()).not.toBe('');
    const counts = await before();
    const sample = { ...sampleInput(call), [name]: token() };
    const inputs = fieldsOf(call.request)
      .filter(({ path }) => path.length > 0 && path[0] !== name)
      .flatMap(({ path }, at) =>
        [undefined, ...someAt(at, wrongTypes)].map((value) => withField(sample, path, value)),
      )
      .filter((input) => !checkRequest(call, input).ok);
    for (const input of inputs) {
      expectFailureShape(call, await desk.hub.client().send(call, input));
    }
    // A call that asks for nothing beside its link takes any object.
    const takesAny = checkRequest(call, { [name]: token() }).ok;
    const isTaken = ({ payload, type }: RawBody) =>
      takesAny && type?.startsWith(json) === true && String(payload).startsWith('{');
    for (const body of malformedBodies.filter((one) => !isTaken(one))) await tryRaw(body);
    await tryRaw({ payload: 'a='.padEnd(desk.hub.config.limits.bodyBytes + 1, 'x'), type: json });
    await fc.assert(
      fc.asyncProperty(randomBody, async (body) => {
        fc.pre(body.payload !== '' && !isTaken(body));
        await tryRaw(body);
      }),
      { numRuns: 10, seed: place },
    );
    expect(await before()).toEqual(counts);
  });
});

it('all of these links are open still', async () => {
  const dead = await desk.rows(
    'select purpose from link where used_at is not null or revoked_at is not null',
  );
  expect(dead).toEqual([]);
});
