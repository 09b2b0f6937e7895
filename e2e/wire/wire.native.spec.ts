import { test } from '../setup/test.ts';
import { nativeHost } from './platform.ts';
import { wireRules } from './wire-rules.ts';

test.describe('as on the web', { tag: '@long' }, () => wireRules(nativeHost.prepare));
