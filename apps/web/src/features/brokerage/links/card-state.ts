import { alwaysOneOf, type ListStateIn, listStateOf, maybe, text } from '../../../ui/list/list-state.ts';

/** Which version, the rates or what changed in it, and what is looked for. */
export const cardState = listStateOf({
  version: maybe(),
  show: alwaysOneOf(['rates', 'changes'], 'rates'),
  words: text('q'),
});
export type CardState = ListStateIn<typeof cardState>;
