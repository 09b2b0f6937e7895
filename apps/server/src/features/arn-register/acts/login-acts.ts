import { arnRegisterActTexts as texts } from '@hub/contract/arn-register/arn-register-act-texts';
import {
  endDistributorSessions,
  liftCodeLock as liftCodeLockDeclared,
} from '@hub/contract/arn-register/arn-register-acts';
import { act } from '../../../acts/act.ts';
import { endAllSessions, isCodeLocked, liftCodeLock, openSessionsOf } from '../../session/session.public.ts';
import { aboutArn, existingArn, refusedArn } from './arn-preview.ts';

const { faults, sentences, effects, changes: words } = texts;

const sessionsAct = act({
  declaration: endDistributorSessions,
  async preview({ config, clock }, tx, { arn }) {
    const row = await existingArn(tx, arn);
    const open = await openSessionsOf(tx, arn, config, clock.now());
    if (open.length === 0) throw refusedArn(faults.noSessions);
    return {
      ...aboutArn(row),
      sentence: sentences.endSessions(arn),
      changes: [{ what: words.sessions, before: String(open.length), after: '0' }],
      effects: [effects.mustLogIn],
    };
  },
  async run({ clock }, tx, { arn }) {
    return { ended: await endAllSessions(tx, arn, clock.now()) };
  },
});

const codeLockAct = act({
  declaration: liftCodeLockDeclared,
  async preview({ config, clock }, tx, { arn }) {
    const row = await existingArn(tx, arn);
    if (!(await isCodeLocked(tx, arn, config, clock.now()))) throw refusedArn(faults.notLocked);
    return {
      ...aboutArn(row),
      sentence: sentences.liftCodeLock(arn),
      changes: [{ what: words.codeLock, before: words.locked, after: words.lifted }],
    };
  },
  async run({ config, clock }, tx, { arn }) {
    await liftCodeLock(tx, arn, config, clock.now());
  },
});

export const loginActs = [sessionsAct, codeLockAct];
