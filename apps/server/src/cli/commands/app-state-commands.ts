import {
  appPlatforms,
  appStateTexts,
  setAppVersion,
  switchMaintenance,
} from '@hub/contract/app-state/app-state-acts';
import { Argument, type Command, InvalidArgumentError } from 'commander';
import { readAppState } from '../../db/app-state.ts';
import type { ActTerminal } from '../acts/act-terminal.ts';
import { runVerb, type VerbOptions } from '../acts/run-verb.ts';
import { addWho } from '../acts/verb.ts';

function versionArgument(text: string): string {
  if (!/^\d{1,4}(\.\d{1,4}){0,2}$/.test(text)) throw new InvalidArgumentError(appStateTexts.wrongVersion);
  return text;
}

/** `hub maintenance …` and `hub version …`. */
export function addAppStateCommands(program: Command, terminal: ActTerminal): void {
  const { say, withDatabase } = terminal;
  const maintenance = program
    .command('maintenance')
    .description('say that we are under maintenance, or that it is over')
    .addArgument(new Argument('<what>').choices(['on', 'off', 'status']));
  addWho(maintenance).action((what: 'on' | 'off' | 'status', who: VerbOptions) =>
    withDatabase(async (...opened) => {
      const order = { ...who, act: switchMaintenance.name, input: { on: what === 'on' } };
      if (what !== 'status' && (await runVerb(terminal, opened, order)) === null) return;
      say(`Maintenance is ${(await readAppState(opened[0])).maintenance ? 'on' : 'off'}.`);
    }),
  );

  const version = program.command('version').description('the app versions that the stores carry');
  version
    .command('show')
    .description('print both')
    .action(() =>
      withDatabase(async (db) => {
        const { android, ios } = await readAppState(db);
        say(`Android ${android}\niOS ${ios}`);
      }),
    );
  const set = version
    .command('set')
    .description('apps that are older offer the update')
    .addArgument(new Argument('<platform>').choices(Object.keys(appPlatforms)))
    .argument('<version>', 'such as 1.2', versionArgument);
  addWho(set).action((platform: keyof typeof appPlatforms, to: string, who: VerbOptions) =>
    withDatabase(async (...opened) => {
      const order = { ...who, act: setAppVersion.name, input: { platform, version: to } };
      if ((await runVerb(terminal, opened, order)) !== null)
        say(`The ${appPlatforms[platform]} version is ${to}.`);
    }),
  );
}
