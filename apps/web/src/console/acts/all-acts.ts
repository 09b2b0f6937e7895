import type { ActDeclaration } from '@hub/contract/acts/act-declaration';
import * as register from '@hub/contract/arn-register/arn-register-acts';
import * as holidays from '@hub/contract/reference/holiday-acts';
import * as schemes from '@hub/contract/reference/scheme-master-acts';
import * as managers from '@hub/contract/relationship-managers/relationship-manager-acts';
import { staffActs } from '@hub/contract/staff/staff-acts';

const isAct = (one: unknown): one is ActDeclaration =>
  typeof one === 'object' && one !== null && 'approval' in one;

/** Every act that the console has a panel for, by name. */
const acts: ReadonlyMap<string, ActDeclaration> = new Map(
  (
    [
      ...staffActs,
      ...Object.values(register),
      ...Object.values(managers),
      ...Object.values(schemes),
      ...Object.values(holidays),
    ] as readonly unknown[]
  )
    .filter(isAct)
    .map((declaration) => [declaration.name, declaration]),
);

export const actNamed = (name: string): ActDeclaration | undefined => acts.get(name);

export const allActs: readonly ActDeclaration[] = [...acts.values()];
