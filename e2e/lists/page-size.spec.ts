import { signIn } from '../setup/sign-in.ts';
import { pageSizeRules } from './page-size-rules.ts';

pageSizeRules((page) => signIn(page, 'ifa'));
