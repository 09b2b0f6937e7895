export { answerAtDesk, type DeskQuery, listWaiting } from './desk.service.ts';
