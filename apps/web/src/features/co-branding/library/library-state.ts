import { contentDefaults, contentSortings, contentTypes } from '@hub/domain/content/content-rules';
import { alwaysOneOf, type ListStateIn, listStateOf, maybe, text } from '../../../ui/list/list-state.ts';

/** Spec §3: what the library starts with, and the piece that is being shared. */
export const libraryState = listStateOf({
  bucket: { ...maybe(/^[\w-]{1,20}$/), usual: contentDefaults.bucketType as string },
  type: alwaysOneOf(contentTypes, contentDefaults.contentType),
  scheme: maybe(/^[\w-]{1,20}$/),
  sort: alwaysOneOf(contentSortings, contentDefaults.sorting),
  words: text('q'),
  share: maybe(/^[a-z0-9][a-z0-9-]{0,39}$/),
});
export type LibraryState = ListStateIn<typeof libraryState>;
