import type { ActDeclaration } from '@hub/contract/acts/act-declaration';
import { allDeclarations } from '@hub/contract/all-acts';
import { addContent } from '@hub/contract/co-branding/content-acts';

/** Every act that the console has a panel for, by name. A folder of pieces comes by the command line alone. */
const acts: ReadonlyMap<string, ActDeclaration> = new Map(
  allDeclarations
    .filter(({ name }) => name !== addContent.name)
    .map((declaration) => [declaration.name, declaration]),
);

export const actNamed = (name: string): ActDeclaration | undefined => acts.get(name);

export const allActs: readonly ActDeclaration[] = [...acts.values()];
