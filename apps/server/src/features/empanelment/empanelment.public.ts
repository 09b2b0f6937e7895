export { listCalls } from './callback/callback.service.ts';
export { admit } from './desk/admit.ts';
export {
  approve,
  type Desk,
  type DeskForm,
  listForms,
  recordOf,
  requestAgain,
  showForm,
  takeUp,
  turnDown,
} from './desk/desk.service.ts';
export {
  type EmpanelmentEvent,
  insertDocument,
  insertEvent,
  insertForm,
  updateForm,
} from './pass/empanelment.repository.ts';
