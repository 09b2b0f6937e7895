export { answerAtDesk, type DeskQuery, listWaiting } from './desk.service.ts';
export { insertEvent, insertQuery, updateQuery } from './feedback.repository.ts';
export { namesOf } from './query-presenter.ts';
