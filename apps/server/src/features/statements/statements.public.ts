export { makeDemoHistories } from './demo-histories.ts';
