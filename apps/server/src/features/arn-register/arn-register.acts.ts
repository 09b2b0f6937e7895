import type { AnyAct } from '../../acts/act.ts';
import { loginActs } from './acts/login-acts.ts';
import { recordActs } from './acts/record-acts.ts';
import { stateActs } from './acts/state-acts.ts';
import { loadRegisterAct } from './load/load-register.act.ts';

export const arnRegisterActs: readonly AnyAct[] = [
  loadRegisterAct,
  ...stateActs,
  ...recordActs,
  ...loginActs,
];
