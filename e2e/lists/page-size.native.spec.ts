import { test } from '../setup/test.ts';
import { openAppAs } from '../shell/native-app.ts';
import { pageSizeRules } from './page-size-rules.ts';

test.describe('as on the web', { tag: '@long' }, () => pageSizeRules((page) => openAppAs(page, 'ifa')));
