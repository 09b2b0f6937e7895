export { endCall, listCalls } from './callback/callback.service.ts';
export {
  approve,
  askAgain,
  type Desk,
  type DeskForm,
  listForms,
  showForm,
  takeUp,
  turnDown,
} from './desk/desk.service.ts';
