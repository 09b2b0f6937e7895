export { answerQuery } from './act.service.ts';
