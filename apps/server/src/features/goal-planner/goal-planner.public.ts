export { makeDemoGoals } from './demo-goals.ts';
