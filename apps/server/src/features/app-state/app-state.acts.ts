import {
  setAppVersion,
  switchMaintenance,
  appStateTexts as texts,
} from '@hub/contract/app-state/app-state-acts';
import { type AnyAct, act } from '../../acts/act.ts';
import { lockAppState, setMaintenance, setVersion } from '../../db/app-state.ts';
import { kindActs } from './kind-acts.ts';
import { maintenanceActs } from './maintenance-acts.ts';

const onOff = (isOn: boolean): string => (isOn ? texts.on : texts.off);

const maintenance = act<{ on: boolean }>({
  declaration: switchMaintenance,
  async preview(_context, tx, { on }) {
    const before = (await lockAppState(tx)).maintenance;
    return {
      ...{ subject: 'app:maintenance', subjectName: texts.maintenance, sentence: texts.switch(on) },
      changes: [{ what: texts.maintenance, before: onOff(before), after: onOff(on) }],
      effects: [on ? texts.closed : texts.open],
    };
  },
  run: (_context, tx, { on }) => setMaintenance(tx, on),
});

const version = act<{ platform: 'android' | 'ios'; version: string }>({
  declaration: setAppVersion,
  async preview(_context, tx, { platform, version: to }) {
    const what = texts.version(platform);
    return {
      ...{ subject: `app:${platform}`, subjectName: what, sentence: texts.setVersion(platform, to) },
      changes: [{ what, before: (await lockAppState(tx))[platform], after: to }],
      effects: [texts.update],
    };
  },
  run: (_context, tx, { platform, version: to }) => setVersion(tx, platform, to),
});

export const appStateActs: readonly AnyAct[] = [maintenance, version, ...maintenanceActs, ...kindActs];
