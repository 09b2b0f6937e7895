import { signIn } from '../setup/stored-login.ts';
import { pageSizeRules } from './page-size-rules.ts';

pageSizeRules((page) => signIn(page, 'ifa'));
