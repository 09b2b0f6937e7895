import type { RequestOf, ResponseOf } from '@hub/contract';
import type * as changeCalls from '@hub/contract/calls/changes/changes';
import type * as calls from '@hub/contract/calls/confirmation/confirmation';
import type * as sharedCalls from '@hub/contract/calls/statements/statements-shared';
import { changePaths } from '@hub/contract/urls/change-paths';
import { confirmationPaths } from '@hub/contract/urls/confirmation-paths';
import { sharedStatementPaths } from '@hub/contract/urls/shared-statement-paths';
import { LINK_HEADER } from '@hub/contract/wire/request/headers';
import { act, render } from '@testing-library/react';
import { InvestorPage } from '../investor-page.tsx';
import { WorldContext } from '../link/world.ts';

interface Calls {
  open: typeof calls.openConfirmation;
  otp: typeof calls.sendConfirmationOtp;
  decide: typeof calls.decideConfirmation;
  payment: typeof calls.paymentState;
  pay: typeof calls.startPayment;
  openChange: typeof changeCalls.openChange;
  decideChange: typeof changeCalls.decideChange;
  openStatement: typeof sharedCalls.openSharedStatement;
  statementFile: typeof sharedCalls.sharedStatementFile;
}

const paths: Readonly<Record<keyof Calls, string>> = {
  ...confirmationPaths,
  openChange: changePaths.open,
  decideChange: changePaths.decide,
  openStatement: sharedStatementPaths.open,
  statementFile: sharedStatementPaths.file,
};

/** What the network brings: a reply, a refusal in the hub's shape, a page of somebody else, or nothing. */
type Brought<Reply> =
  | { readonly reply: Reply }
  | { readonly status: number; readonly error?: string; readonly fields?: Record<string, string> }
  | { readonly html: string }
  | { readonly pdf: string }
  | 'nothing';

type Answers = {
  [Name in keyof Calls]?: (
    input: RequestOf<Calls[Name]>,
    count: number,
  ) => Brought<ResponseOf<Calls[Name]>> | Promise<Brought<ResponseOf<Calls[Name]>>>;
};

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const token = 'tok_'.padEnd(43, 'x');

/** The page before a hub that answers as told. Pauses end when the test says so. */
export function openInvestorPage(path: string, answers: Answers) {
  const sent: { readonly call: keyof Calls; readonly url: string; readonly input: unknown }[] = [];
  const pauses: { readonly milliseconds: number; end(): void }[] = [];
  const gone: string[] = [];
  const world = {
    fetch: async (url: RequestInfo | URL, init?: RequestInit) => {
      const call = (Object.keys(paths) as (keyof Calls)[]).find((name) =>
        String(url).endsWith(paths[name].slice('/{hub}'.length)),
      );
      if (call === undefined) throw new TypeError(`no call at ${String(url)}`);
      const given = new Headers(init?.headers).get(LINK_HEADER);
      const input = { token: given, ...JSON.parse(String(init?.body)) };
      sent.push({ call, url: String(url), input });
      const count = sent.filter((one) => one.call === call).length;
      const brought = await answers[call]?.(input as never, count);
      if (brought === undefined || brought === 'nothing') throw new TypeError('Failed to fetch');
      if ('reply' in brought) return json(200, brought.reply);
      if ('html' in brought) return new Response(brought.html, { headers: { 'content-type': 'text/html' } });
      if ('pdf' in brought)
        return new Response(brought.pdf, { headers: { 'content-type': 'application/pdf' } });
      const { status, error, fields } = brought;
      return json(status, { status: 'Failed', error, ...(fields && { fields }) });
    },
    wait: (milliseconds: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const pause = { milliseconds, end: resolve };
        pauses.push(pause);
        signal?.addEventListener('abort', () => {
          pauses.splice(pauses.indexOf(pause), 1);
          reject(signal.reason);
        });
      }),
    go: (url: string) => {
      gone.push(url);
    },
  };
  const view = render(
    <WorldContext value={world}>
      <InvestorPage path={path} />
    </WorldContext>,
  );
  return {
    ...view,
    sent,
    gone,
    inputsOf: (call: keyof Calls) => sent.filter((one) => one.call === call).map(({ input }) => input),
    /** Ends the pause that began last and says how long it was. */
    async endPause() {
      const pause = pauses.pop();
      await act(async () => pause?.end());
      return pause?.milliseconds;
    },
    pausesNow: () => pauses.length,
  };
}

/** The investor puts the page away and comes back to it. */
export const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));

/** What the device says about its connection. */
export async function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  await act(async () => window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

/** What a test changed of the device is taken back. */
export function restoreDevice() {
  for (const name of ['onLine', 'clipboard']) Reflect.deleteProperty(navigator, name);
}
