import { test } from '@playwright/test';
import { installNativeBridge } from '../native/bridge.ts';
import { wireRules } from './wire-rules.ts';

wireRules((page) =>
  installNativeBridge(page.context(), {
    platform: test.info().project.name === 'ios' ? 'ios' : 'android',
  }),
);
