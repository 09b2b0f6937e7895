// npm start: installs what is missing, builds what changed, then serves web and API on one port.
import { ensureWebBuilt } from './steps/build-web.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { serverProgram } from './steps/programs.mjs';
import { become, projectNode } from './steps/run.mjs';

try {
  await ensureInstalled();
  await ensureWebBuilt();
  become(projectNode(), [serverProgram]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
