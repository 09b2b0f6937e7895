// npm run check: format, lint, types and import rules; seconds, for use while you write.
import { ensureInstalled } from './steps/install.mjs';
import { endAllWithUs } from './steps/processes.mjs';

endAllWithUs();
await ensureInstalled();
const { quickChecks, runChecks } = await import('./steps/quick-checks.mjs');
const { failed } = await runChecks(quickChecks);
process.exit(failed === 0 ? 0 : 1);
