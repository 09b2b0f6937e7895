// Makes the demo's book before the first test asks for it: a server alone uses one core, beside the checks both are busy.
import { seededBook } from './seeded-book.ts';

await seededBook();
