export { makeDemoWishes } from './demo-wishes.ts';
