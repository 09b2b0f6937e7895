export { endCall, listCalls } from './callback.service.ts';
export { makeDemoEmpanelments } from './demo-empanelments.ts';
export {
  approve,
  askAgain,
  type Desk,
  type DeskForm,
  listForms,
  showForm,
  takeUp,
  turnDown,
} from './desk.service.ts';
