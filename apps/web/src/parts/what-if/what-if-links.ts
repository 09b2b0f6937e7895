/** Where a redemption is thought through before it is ordered, with what is known already. */
import { href } from '@hub/contract';
import type { whatIfRequests } from '@hub/contract/calls/statements/statements-what-if';

interface WhatIfStart {
  readonly investor?: string | undefined;
  readonly folio?: string | undefined;
  readonly scheme?: string | undefined;
  readonly by?: (typeof whatIfRequests)[number];
  readonly amount?: string | undefined;
  readonly units?: string | undefined;
}

export function whatIfHref(start: WhatIfStart): string {
  const existing = Object.entries(start).filter((one): one is [string, string] => Boolean(one[1]));
  return `${href('statements/what-if')}?${new URLSearchParams(existing)}`;
}
