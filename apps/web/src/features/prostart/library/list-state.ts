import { type ListStateIn, listStateOf, maybe, text } from '../../../ui/list/list-state.ts';

export const prostartState = listStateOf({
  words: text('q'),
  bucket: maybe(),
  subBucket: maybe(/\S/, 'part'),
  /** The video that is open. */
  video: maybe(/^[a-z0-9][a-z0-9-]{0,39}$/),
  /** The second it begins at, where that is not the one at which it was left. */
  at: maybe(/^\d{1,5}$/),
});
type ProstartState = ListStateIn<typeof prostartState>;

/** What every part of the library is given. */
export interface LibraryProps {
  state: ProstartState;
  onChange: (next: ProstartState) => void;
  hrefOf: (next: ProstartState) => string;
}

/** Opens a video of the list; one that was found by what is said in it, right there. */
export const openedIn = (
  state: ProstartState,
  { id, saidAt }: { readonly id: string; readonly saidAt: { readonly second: number } | null },
): ProstartState => ({ ...state, video: id, at: saidAt && String(saidAt.second) });
