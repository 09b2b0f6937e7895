import { listen, openHub } from './hub-app.ts';

/** The product with all its calls. */
const { app } = await openHub();
process.send?.({ url: await listen(app) });
process.once('disconnect', () => process.exit());
