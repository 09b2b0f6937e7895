import { registerTexts } from '@hub/contract/console/register-texts';
import type { ManagerRow } from '@hub/contract/console/rm-calls';
import type { Option } from '../../ui/form/field/option.ts';

const texts = registerTexts.list;

/** In an address; an RM's own id has no underscore. */
export const NO_RM = '_none';

/** For a filter: all, nobody's, or those of one RM. */
export const managerChoices = (managers: readonly ManagerRow[]) => [
  { value: '', text: texts.anyManager },
  { value: NO_RM, text: texts.noManager },
  ...managers.map(({ id, name }) => ({ value: id, text: name })),
];

/** For an act: who is here. */
export const managerOptions = (managers: readonly ManagerRow[]): readonly Option[] =>
  managers
    .filter(({ leftOn }) => leftOn === null)
    .map(({ id, name, city, arns }) => ({
      id,
      name,
      line: `${city} · ${registerTexts.page.arns(arns.toLocaleString('en-IN'))}`,
    }));
