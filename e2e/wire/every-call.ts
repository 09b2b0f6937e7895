import { type Call, pathParams } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import type { LabRequest } from '../lab/backend.ts';
import type { OpenedLab } from '../lab/open-lab.ts';

const inputFor = (call: Call): Record<string, string> =>
  Object.fromEntries(pathParams(call).map((name) => [name, 'ARN-100001']));

/** Sends each call of the contract once. Whatever it is answered, it was sent. */
export async function sendEveryCall(lab: OpenedLab, calls: readonly Call[] = allCalls): Promise<void> {
  await lab.callEach(calls.map((call) => ({ name: call.name, input: inputFor(call) })));
}

/** The end of its path, by which the spec names it. */
export const lastOf = ({ path }: Pick<LabRequest, 'path'>, segments: number): string =>
  (path.split('?')[0] ?? '').split('/').slice(-segments).join('/');
