import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// As the server's own command line.
enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/compiled'));
const [{ runHub }, { demoProgram }] = await Promise.all([
  import('../../../server/src/cli/run-hub.ts'),
  import('./demo-program.ts'),
]);
await runHub(demoProgram);
