import { sessionHandlers } from '../apps/server/src/features/session/session.routes.ts';
import { listen, openHub } from './hub-app.ts';

/** The product with the calls of the login alone. */
const { app } = await openHub({ calls: sessionHandlers.map(({ call }) => call), handlers: sessionHandlers });
process.send?.({ url: await listen(app) });
