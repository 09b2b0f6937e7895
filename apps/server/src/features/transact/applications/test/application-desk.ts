import { draftWire } from '@hub/contract/applications/draft-schema';
import {
  decideConfirmation,
  type OpenConfirmation,
  openConfirmation,
  sendConfirmationOtp,
  startPayment,
} from '@hub/contract/calls/confirmation/confirmation';
import {
  type ApplicationReply,
  saveApplication,
  submitFirstLumpsum,
  submitFirstSip,
  submitZeroBalance,
} from '@hub/contract/calls/transact/transact-applications';
import { moneyOf, type TaxStatusCode } from '@hub/domain';
import {
  type ApplicationDraft,
  type ApplicationKind,
  emptyDraft,
  emptyHolder,
  type HolderDraft,
} from '@hub/domain/applications/application-draft';
import { isHuf, taxStatusDemands } from '@hub/domain/tax-status/tax-status-demands';
import { type TestApp, testApp } from '../../../../http/test/test-app.ts';
import { people } from '../../../../http/test/test-book.ts';
import type { TestClient } from '../../../../http/test/test-client.ts';
import { rebuildBook } from '../../../book/test/book-checks.ts';
import { codes, euin, seedOrderBook, writeNav } from '../../test/order-book.ts';

/** The demo's newcomers, as the KYC agency has them. */
export const newcomers = {
  ananya: { pan: 'ABCPN1001A', name: 'Ananya Nair', birthDate: '1990-04-12' },
  rohan: { pan: 'ABCPM1002B', name: 'Rohan Mehta', birthDate: '1988-09-30' },
  kavita: { pan: 'ABCPS1003C', name: 'Kavita Sharma', birthDate: '1985-01-25' },
  huf: { pan: 'ABCHG1005E', name: 'Gupta Family HUF', birthDate: '2004-04-01' },
  nri: { pan: 'ABCPI1006F', name: 'Priya Iyer', birthDate: '1986-11-03' },
  proprietor: { pan: 'ABCPJ1007G', name: 'Suresh Jain', birthDate: '1979-07-07' },
} as const;
export type Newcomer = { readonly pan: string; readonly name: string; readonly birthDate: string };

const holderOf = ({ pan, name, birthDate }: Newcomer, country: string, mobile: string): HolderDraft => ({
  ...emptyHolder(),
  pan,
  name,
  birthDate,
  mobile,
  fatca: {
    residencies: [
      country === 'IN'
        ? { country, taxId: '', taxIdType: 'PAN' }
        : { country, taxId: '784-1990-1', taxIdType: 'TIN' },
    ],
    income: '34',
    occupation: '02',
    wealth: '1',
    pep: 'NA',
    birthCountry: 'IN',
    birthPlace: 'Pune',
    addressType: '2',
    residenceAddress: '12 Prabhat Road, Pune',
  },
});

const child = { pan: '', name: 'Aarav Sharma', birthDate: '2016-06-18' };

/** A form with nothing wrong, for this status and client. */
export function draftOf(
  kind: ApplicationKind,
  taxStatus: TaxStatusCode,
  client: Newcomer,
  mobile = '9898989801',
): ApplicationDraft {
  const { needsGuardian, mayNominate, accountTypes, paysTax } = taxStatusDemands[taxStatus];
  const country = paysTax === 'india' ? 'IN' : 'AE';
  const draft = emptyDraft(kind);
  return {
    ...draft,
    taxStatus,
    holders: [holderOf(needsGuardian ? child : client, country, mobile)],
    guardian: needsGuardian ? { ...client, relation: '13' } : null,
    ...(isHuf(taxStatus) ? { karta: 'Suresh Gupta' } : {}),
    address: {
      line: '12 Prabhat Road',
      pincode: country === 'IN' ? '411004' : '',
      city: 'Pune',
      state: 'Maharashtra',
      country,
    },
    bank: {
      ifsc: 'HDFC0000001',
      account: '50100012345678',
      type: accountTypes[0] ?? null,
      proof: 'penny-drop',
    },
    nomineeOptOut: mayNominate,
    order:
      kind === 'zero-balance'
        ? draft.order
        : {
            ...draft.order,
            schemeCode: codes.flexi,
            idcw: 'Z',
            amount: '10000',
            ...(kind === 'sip'
              ? { frequency: 'monthly', day: 5, startsOn: '2027-01-05', end: { by: 'count', count: 24 } }
              : { payMode: 'netbanking' }),
          },
    mandate:
      kind === 'sip'
        ? { channel: 'netbanking', vpa: '', limit: '25000', startsOn: '2026-11-25', endsOn: '2046-11-15' }
        : draft.mandate,
    advice: { euin: kind === 'zero-balance' ? '' : euin, isExecutionOnly: false, subArn: '' },
  };
}

export const withSecond = (draft: ApplicationDraft, second: Newcomer): ApplicationDraft => ({
  ...draft,
  holding: 'AS',
  holders: [...draft.holders, holderOf(second, 'IN', '')],
});

type OpenedLink = NonNullable<OpenConfirmation['confirmation']>;

const submits = {
  lumpsum: submitFirstLumpsum,
  sip: submitFirstSip,
  'zero-balance': submitZeroBalance,
} as const;

export interface ApplicationDesk {
  readonly hub: TestApp;
  readonly mine: TestClient;
  readonly theirs: TestClient;
  readonly stranger: TestClient;
  save(draft: ApplicationDraft, by?: TestClient): Promise<ApplicationReply>;
  submit(form: ApplicationReply, by?: TestClient): ReturnType<typeof submitOf>;
  /** Saves and sends; the reference of the order. */
  send(draft: ApplicationDraft, by?: TestClient): Promise<string>;
  /** As the investor: confirms or declines all that the newest link to this contact has. */
  decide(mobile: string, isConfirmed?: boolean): Promise<string | null>;
  pay(payToken: string, amount: string): Promise<void>;
  /** Lets days go by until Monday's NAV is known and units are allotted. */
  allot(): Promise<void>;
  rows<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

/** What an investor says who ticks every declaration. */
export const declareAll = ({ opening }: Pick<OpenedLink, 'opening'>) =>
  opening === null
    ? {}
    : { opening: { digest: opening.digest, declared: opening.declarations.map(({ id }) => id) } };

const submitOf = (by: TestClient, { id, version, kind }: ApplicationReply, idempotencyKey?: string) =>
  by.call(
    submits[kind],
    { id, version, consent: true },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );
export const submitWithKey = submitOf;

/** A server with the small book, a bank, a branch and a pincode. Its Sunday is 15-Nov-2026. */
export async function openApplicationDesk(): Promise<ApplicationDesk> {
  const hub = await testApp({
    withJobs: true,
    config: {
      tokens: { accessSeconds: 100_000_000, refreshSeconds: 100_000_000, transactionSeconds: 100_000_000 },
      idleMinutes: { web: 10_000_000, native: 10_000_000 },
      sessionMaxHours: { web: 1_000_000, native: 1_000_000 },
    },
  });
  await seedOrderBook(hub.db);
  await hub.db.transaction('system', async (tx) => {
    await tx.query(
      "insert into bank (code, name, upi, nach_debit) values ('HDFC', 'HDFC Bank', true, true) on conflict do nothing",
    );
    await tx.query(`insert into ifsc_branch (ifsc, bank_code, bank, branch, words)
                    values ('HDFC0000001', 'HDFC', 'HDFC Bank', 'Pune', '') on conflict do nothing`);
    await tx.query(`insert into pincode (pincode, office, city, district, state)
                    values ('411004', 'Deccan', 'Pune', 'Pune', 'Maharashtra') on conflict do nothing`);
    await tx.query(`insert into euin (arn, euin, name, valid_from, valid_to)
                    values ('ARN-100002', 'E123456', 'Imran Shaikh', '2025-01-01', '2027-12-31') on conflict do nothing`);
  });
  await rebuildBook(hub.db);
  const [mine, theirs, stranger] = [hub.client(), hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
  const lastBody = async (purpose: string, mobile: string): Promise<string> => {
    const [message] = await hub.db.read<{ body: string }>(
      'system',
      'select body from outbox_message where purpose = $1 and target = $2 order by id desc limit 1',
      [purpose, mobile],
    );
    return message?.body ?? '';
  };
  const desk: ApplicationDesk = {
    hub,
    mine,
    theirs,
    stranger,
    save: (draft, by = mine) => by.request(saveApplication, { draft: draftWire(draft) }),
    submit: (form, by = mine) => submitOf(by, form),
    async send(draft, by = mine) {
      const reply = await submitOf(by, await desk.save(draft, by));
      if (!reply.ok) throw new Error(reply.message);
      return reply.value.confirmations[0]?.orders[0]?.reference ?? '';
    },
    async decide(mobile, isConfirmed = true) {
      const token = /\/confirm\/([\w-]{43})/.exec(await lastBody('order-link', mobile))?.[1] ?? '';
      const { confirmation } = await stranger.request(openConfirmation, { token });
      hub.clock.advance({ seconds: 31 });
      await stranger.request(sendConfirmationOtp, { token, channel: 'SMS' });
      const otp = /^\d{6}/.exec(await lastBody('order-otp', mobile))?.[0] ?? '';
      const all = (confirmation?.orders ?? []).map(({ reference }) => reference);
      const { payToken } = await stranger.request(decideConfirmation, {
        token,
        otp,
        confirmed: isConfirmed ? all : [],
        declined: isConfirmed ? [] : all,
        ...(confirmation && declareAll(confirmation)),
      });
      return payToken;
    },
    async pay(token, amount) {
      await stranger.request(startPayment, { token, mode: 'netbanking', account: 'HDFC0000001-5678' });
      const [started] = await hub.db.read<{ reference: string }>(
        'system',
        'select reference from payment order by created_at desc, reference limit 1',
      );
      await hub.payments.bank?.act(started?.reference ?? '', {
        act: 'pay',
        amount: moneyOf(amount),
        payerAccount: '50100012345678',
        delivery: 'once',
        refusesRefund: false,
      });
      await hub.work();
    },
    async allot() {
      hub.clock.advance({ hours: 24 });
      await writeNav(hub.db, codes.flexi, '2026-11-16', '40.0000');
      hub.clock.advance({ hours: 24 });
      await writeNav(hub.db, codes.flexi, '2026-11-17', '40.0000');
      await hub.work();
    },
    rows: (sql, params = []) => hub.db.read('system', sql, params),
  };
  return desk;
}
