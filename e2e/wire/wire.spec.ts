import { wireRules } from './wire-rules.ts';

wireRules(async () => {});
