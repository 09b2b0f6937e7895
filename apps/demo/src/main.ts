import { runServer } from '../../server/src/run-server.ts';
import { type DemoPlatform, openDemo } from './open-demo.ts';
import { demoPages } from './pages/demo-pages.ts';
import { demoDistributors } from './people/demo-people.ts';

const width = Math.max(...demoDistributors.map(({ name }) => name.length));

runServer<DemoPlatform>({
  mode: 'demo',
  elsewhere: 'HUB_MODE must be demo: production is apps/server/src/main.ts',
  open: openDemo,
  pages: demoPages,
  welcome: (url) => [
    '',
    'Log in with one of these ARNs; the OTP appears in the demo outbox:',
    ...demoDistributors.map(({ arn, name, shows }) => `  ${arn}  ${name.padEnd(width)}  ${shows}`),
    '',
    `  Outbox    ${url}/demo/outbox`,
    `  Clock     ${url}/demo/clock`,
    `  Desk      ${url}/demo/desk`,
    `  Console   ${url}/console`,
    `  API       ${url}/api-docs`,
  ],
});
