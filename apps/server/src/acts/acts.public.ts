export { listOfSubject } from './requests/request.repository.ts';
