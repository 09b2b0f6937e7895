import { wishDesigns } from '@hub/contract/calls/wishes/wishes';
import { wishTexts } from '@hub/contract/wishes/wish-texts';
import { type WishLanguage, wishLanguages } from '@hub/domain/wishes/greetings';
import { wishTextFault, wishTextFaults } from '@hub/domain/wishes/wish-text';
import { WISH_HOURS } from '@hub/domain/wishes/wish-time';
import * as z from 'zod/mini';

/** The shortest names: what is wrong with a text whoever gets it. The server looks at the longest. */
const nobody = { name: '', distributor: '' };

/** Now, or an hour. */
export const NOW = 'now';

export const wishRules = z.object({
  channel: z.enum(['sms', 'email']),
  language: z.enum(Object.keys(wishLanguages) as [WishLanguage]),
  design: z.enum(wishDesigns),
  text: z
    .string()
    .check(
      ...wishTextFaults.map((fault) =>
        z.refine<string>((text) => wishTextFault(text, nobody) !== fault, wishTexts.text[fault]),
      ),
    ),
  hour: z.string(),
});
export type WishValues = z.infer<typeof wishRules>;

export const wishHours = Array.from({ length: WISH_HOURS.last - WISH_HOURS.first }, (_, index) => {
  const hour = WISH_HOURS.first + index;
  return { id: `${hour}`, name: `${String(hour).padStart(2, '0')}:00` };
});
