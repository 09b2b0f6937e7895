import { nativeHost } from './platform.ts';
import { wireRules } from './wire-rules.ts';

wireRules(nativeHost.prepare);
