import { formKinds } from '@hub/domain/orders/terms/order-terms';
import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { text } from '../schemas/text-schema.ts';
import { typedLine } from '../schemas/typed-text.ts';
import { texts } from '../texts/texts.ts';
import { platformActTexts } from './platform-act-texts.ts';

const { invalid, required, id: wrongId } = texts.field;
const { fields: labels, faults } = platformActTexts;
const about = 'platform';
/** In India, to the minute. */
const moment = text(16, faults.moment).check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, faults.moment));
const words = typedLine(160).check(z.minLength(1, required));
const kind = z.enum(formKinds, invalid);
const kindField = { label: labels.kind, kind: 'choice', options: labels.kinds } as const;

export const planMaintenance = declareAct({
  name: 'maintenance.plan',
  about,
  approval: 'always',
  ...platformActTexts.plan,
  input: z.object({ from: moment, to: moment, words }),
  fields: {
    from: { label: labels.from, kind: 'moment' },
    to: { label: labels.to, kind: 'moment' },
    words: { label: labels.words, kind: 'words' },
  },
});

/** One that runs ends at once. */
export const cancelMaintenance = declareAct({
  name: 'maintenance.cancel',
  about,
  approval: 'never',
  ...platformActTexts.cancel,
  input: z.object({
    id: text(36, wrongId).check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, wrongId)),
  }),
  fields: { id: { label: labels.id, kind: 'text', isGiven: true } },
});

export const closeKind = declareAct({
  name: 'orders.stop-kind',
  about,
  approval: 'always',
  ...platformActTexts.closeKind,
  input: z.object({ kind, words }),
  fields: { kind: kindField, words: { label: labels.words, kind: 'words' } },
});

export const openKind = declareAct({
  name: 'orders.take-kind',
  about,
  approval: 'always',
  ...platformActTexts.openKind,
  input: z.object({ kind }),
  fields: { kind: kindField },
});
