import type { TestApp } from './test-app.ts';

export type Input = Record<string, unknown>;

/** For a call, something of the owner's that it is about. A call that is not named is sent its sample. */
export type Inputs = Readonly<Record<string, (hub: TestApp, owner: string) => Input | Promise<Input>>>;
