import { browserHost } from './platform.ts';
import { wireRules } from './wire-rules.ts';

wireRules(browserHost.prepare);
