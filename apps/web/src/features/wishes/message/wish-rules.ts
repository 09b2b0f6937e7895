import { wishDesigns } from '@hub/contract/calls/wishes/wishes';
import { wishTexts } from '@hub/contract/wishes/wish-texts';
import { type WishLanguage, wishLanguages } from '@hub/domain/wishes/greetings';
import { wishTextFault, wishTextFaults } from '@hub/domain/wishes/wish-text';
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

/** What can be chosen, the soonest first: none is offered that would be refused. */
export const timesOf = ({
  isNowGood,
  hours,
}: {
  readonly isNowGood: boolean;
  readonly hours: readonly number[];
}) => [
  ...(isNowGood ? [{ id: NOW, name: 'Now' }] : []),
  ...hours.map((hour) => ({ id: `${hour}`, name: `${String(hour).padStart(2, '0')}:00` })),
];
