export { categoryAhead } from './category.ts';
export { type ChosenClient, chooseClients, faultOf } from './chosen-clients.ts';
export { type ClientRow, findEverybody } from './clients.repository.ts';
export { greetingOf } from './greeting-of.ts';
export { addWeddingDays } from './people.repository.ts';
export { insertBatch, insertWishes, type NewWish, settleBatch } from './wishes.repository.ts';
