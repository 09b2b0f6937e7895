export { findManagerOf, readManagerNames } from './manager-list.repository.ts';
export {
  addManager,
  assignManager,
  findRelationshipManager,
  giveManager,
} from './relationship-managers.repository.ts';
