import type { LandingCounts } from '@hub/contract/calls/landing/landing';
import type { Language } from './words.ts';

export type CountName = Exclude<keyof LandingCounts, 'countedAt'>;

interface LiveWords {
  readonly counts: { readonly title: string } & Readonly<Record<CountName, string>>;
  readonly testimonials: { readonly title: string; readonly note: string };
}

export const liveWords: Readonly<Record<Language, LiveWords>> = {
  en: {
    counts: {
      title: 'On the hub today',
      distributors: 'distributors',
      clients: 'clients',
      folios: 'folios',
      runningSips: 'running SIPs',
    },
    testimonials: {
      title: 'What distributors say',
      note: 'Of their work with the hub, and not of any scheme.',
    },
  },
  hi: {
    counts: {
      title: 'आज हब पर',
      distributors: 'वितरक',
      clients: 'ग्राहक',
      folios: 'फ़ोलियो',
      runningSips: 'चालू SIP',
    },
    testimonials: {
      title: 'वितरक क्या कहते हैं',
      note: 'हब के साथ अपने काम के बारे में, किसी स्कीम के बारे में नहीं।',
    },
  },
};
