import { openAppAs } from '../shell/native-app.ts';
import { pageSizeRules } from './page-size-rules.ts';

pageSizeRules((page) => openAppAs(page, 'ifa'));
