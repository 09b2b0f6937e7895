/** Changes as they went elsewhere: asked for, answered. */

export { changeTimes } from './change-times.ts';
export { closeChange, hasChanges, insertChange } from './changes.repository.ts';
export { findChangeFolio } from './folio.repository.ts';
