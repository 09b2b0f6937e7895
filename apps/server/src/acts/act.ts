/** What a feature's acts are made with. */
export {
  type Act,
  type ActContext,
  type Actor,
  type AnyAct,
  act,
  type OutsideContext,
  type Preview,
} from './model/act.ts';
