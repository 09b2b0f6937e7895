import { deviceRules } from './device-rules.ts';
import { nativeHost } from './platform.ts';

deviceRules(nativeHost);
