import { texts } from '@hub/contract';
import { getAppState, logError, toAppStateWire } from '@hub/contract/calls/app-state/app-state';
import { type CallHandler, handle } from '../../calls/call-context.ts';
import { readAppState, saveClientError } from './app-state.service.ts';

export const appStateHandlers: readonly CallHandler[] = [
  handle(getAppState, async (context) => (await readAppState(context)).map(toAppStateWire)),

  handle(logError, async (context, report) => {
    await saveClientError(context, report);
    return { status: 'Success' as const, message: texts.errorLog.sent };
  }),
];
