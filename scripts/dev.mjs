// npm run dev: the server restarts and the page reloads as you save.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureInstalled } from './steps/install.mjs';
import { serverProgram } from './steps/programs.mjs';
import { childEnv, projectNode, root } from './steps/run.mjs';

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

await ensureInstalled();
const apiPort = await freePort();
const api = `http://127.0.0.1:${apiPort}`;
const children = [
  spawn(projectNode(), ['--watch', '--watch-preserve-output', serverProgram], {
    cwd: root,
    env: childEnv({ PORT: String(apiPort) }),
    stdio: 'inherit',
  }),
  spawn(projectNode(), [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'apps/web'], {
    cwd: root,
    env: childEnv({ HUB_API: api }),
    stdio: 'inherit',
  }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('close', stop);
