import type { contactTexts } from '@hub/contract/investor/contact-texts';

export type ContactWay = keyof typeof contactTexts.ways;

/** Notes that the client was called or written to, with what was said. */
export type Noting = (way: ContactWay, note: string) => Promise<unknown>;
