export { makeDemoChanges } from './demo-changes.ts';
