import { encodeReply, importKey } from '@hub/contract';
import { getAppState, toAppStateWire } from '@hub/contract/calls/app-state/app-state';
import type { BrowserContext, Request } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';

export interface StubbedState {
  readonly android: string;
  readonly ios: string;
  readonly underMaintenance: boolean;
}

/** What the app-state call answers: a state, a status that is no success, or nothing at all. */
type Answer = StubbedState | number | 'no-answer';

export interface AppStateStub {
  answer(next: Partial<StubbedState> | number | 'no-answer'): void;
  /** Every time the app asked, oldest first. */
  readonly reads: readonly Request[];
}

const calm: StubbedState = { android: '1.1', ios: '1.1', underMaintenance: false };

/** Spec §3: 1 is Android's version, 2 is iOS's, 3 is the maintenance flag. */
const recordsOf = ({ android, ios, underMaintenance }: StubbedState) => [
  { id: 1, version: android, underMaintenance: false },
  { id: 2, version: ios, underMaintenance: false },
  { id: 3, version: '1.1', underMaintenance },
];

/** Puts a sealed reply of the test in the place of the server's; everything else goes to the server. */
export async function stubAppState(
  context: BrowserContext,
  first: Partial<StubbedState> = {},
): Promise<AppStateStub> {
  const { wireKey } = await fetch(`${hubUrl()}/app-config.json`).then((reply) => reply.json());
  const key = await importKey(wireKey.id, wireKey.key);
  const reads: Request[] = [];
  let now: Answer = { ...calm, ...first };
  await context.route('**/version/getall', async (route) => {
    reads.push(route.request());
    if (now === 'no-answer') return route.abort();
    if (typeof now === 'number')
      return route.fulfill({ status: now, json: { status: 'Failed', error: 'Broken' } });
    const { contentType, body } = await encodeReply(getAppState, recordsOf(now).map(toAppStateWire), key);
    return route.fulfill({ contentType, body });
  });
  return {
    reads,
    answer(next) {
      now = typeof next === 'object' ? { ...calm, ...next } : next;
    },
  };
}
