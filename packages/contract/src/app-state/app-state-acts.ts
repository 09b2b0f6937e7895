import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';

const { invalid } = texts.field;
const about = 'platform';
export const appPlatforms = { android: 'Android', ios: 'iOS' } as const;

export const appStateTexts = {
  maintenance: 'Maintenance',
  on: 'on',
  off: 'off',
  switch: (isOn: boolean): string => `Switch maintenance ${isOn ? 'on' : 'off'}`,
  closed: 'Nobody can work in the app until it is off again.',
  open: 'Everybody can work in the app again.',
  version: (platform: keyof typeof appPlatforms): string => `The ${appPlatforms[platform]} version`,
  setVersion: (platform: keyof typeof appPlatforms, version: string): string =>
    `Set the ${appPlatforms[platform]} version to ${version}`,
  update: 'Apps that are older offer the update.',
  wrongVersion: 'Write a version as 1.2.',
} as const;

export const switchMaintenance = declareAct({
  ...{ name: 'maintenance.switch', about, approval: 'always' },
  title: 'Switch maintenance',
  did: 'switched maintenance',
  asks: 'reason, second person',
  input: z.object({ on: z.boolean(invalid) }),
  fields: { on: { label: 'On', kind: 'yes-no' } },
});

export const setAppVersion = declareAct({
  ...{ name: 'version.set', about, approval: 'always' },
  title: 'Set the version of an app',
  did: 'set the version of {subject}',
  asks: 'reason, second person',
  input: z.object({
    platform: z.enum(['android', 'ios'], invalid),
    version: text(20, appStateTexts.wrongVersion).check(
      z.regex(/^\d{1,4}(\.\d{1,4}){0,2}$/, appStateTexts.wrongVersion),
    ),
  }),
  fields: {
    platform: { label: 'App', kind: 'choice', options: appPlatforms },
    version: { label: 'Version', kind: 'text', help: 'Such as 1.2.' },
  },
});
