export { makeDemoQueries } from './demo-queries.ts';
export { answerAtDesk, type DeskQuery, listWaiting } from './desk.service.ts';
