import { deviceRules } from './device-rules.ts';
import { browserHost } from './platform.ts';

deviceRules(browserHost);
