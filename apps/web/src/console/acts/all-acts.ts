import type { ActDeclaration } from '@hub/contract/acts/act-declaration';
import { allDeclarations } from '@hub/contract/acts/all-declarations';
import * as platform from '@hub/contract/app-state/platform-acts';
import * as register from '@hub/contract/arn-register/arn-register-acts';
import { addContent } from '@hub/contract/co-branding/content-acts';
import * as banners from '@hub/contract/dashboard/banner-acts';
import * as holidays from '@hub/contract/reference/holiday-acts';
import * as schemes from '@hub/contract/reference/scheme-master-acts';
import * as managers from '@hub/contract/relationship-managers/relationship-manager-acts';
import { staffActs } from '@hub/contract/staff/staff-acts';

const isAct = (one: unknown): one is ActDeclaration =>
  typeof one === 'object' && one !== null && 'approval' in one;

const declared: readonly unknown[] = [
  ...allDeclarations,
  ...staffActs,
  ...[register, managers, schemes, holidays, banners, platform].flatMap((acts) =>
    Object.values<unknown>(acts),
  ),
];

/** Every act that the console has a panel for, by name. A folder of pieces comes by the command line alone. */
const acts: ReadonlyMap<string, ActDeclaration> = new Map(
  declared
    .filter(isAct)
    .filter(({ name }) => name !== addContent.name)
    .map((declaration) => [declaration.name, declaration]),
);

export const actNamed = (name: string): ActDeclaration | undefined => acts.get(name);

export const allActs: readonly ActDeclaration[] = [...acts.values()];
