import { randomUUID } from 'node:crypto';
import type { Inputs } from '../input.ts';

export const watched = { id: 'sip-basics', viewId: randomUUID() };

export const prostartInputs: Inputs = {
  'prostart.countWatch': () => watched,
  'prostart.like': () => ({ id: watched.id }),
  'prostart.saveFeedback': () => ({ id: watched.id, stars: 4 }),
  'prostart.saveWatched': () => ({ ...watched, second: 1, played: 1 }),
  'prostart.video': () => ({ id: watched.id }),
};
