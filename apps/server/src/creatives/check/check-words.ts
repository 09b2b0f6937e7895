import { spokenRiskLine } from '@hub/contract/texts/risk-lines';
import { type BoxContent, textOf, whole } from '../draw/draw-box.ts';
import { drawText } from '../draw/draw-text.ts';
import { isTextBox, type Layout, type TextField } from '../layout/layout.ts';

/** As long as any ARN is. */
const LONGEST_ARN = 'ARN-999999';

/** Only the risk line differs from language to language. */
function wordsOf(
  field: TextField,
  languages: Layout['languages'],
  approval: Pick<BoxContent, 'approvalNo' | 'validTo'>,
): Set<string> {
  const fields = { name: '', arn: LONGEST_ARN };
  const said = languages.map(({ language }) => textOf(field, { ...approval, language, fields, link: '' }));
  return new Set(said.filter((text) => text !== undefined));
}

/** Boxes with no room for what must be said in full; found when a piece comes in, not when it is made for somebody. */
export async function wordsFaults(
  { boxes, languages }: Pick<Layout, 'boxes' | 'languages'>,
  approval: Pick<BoxContent, 'approvalNo' | 'validTo'>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { language } of languages) {
    if (spokenRiskLine(language) === null) faults.push(`language ${language}: there is no risk line in it`);
  }
  for (const box of boxes) {
    if (!isTextBox(box) || !whole.includes(box.field)) continue;
    for (const text of wordsOf(box.field, languages, approval)) {
      const { isCut } = await drawText(box, text);
      if (isCut) faults.push(`box ${box.field}: its text has no room, not even at ${box.smallest}: ${text}`);
    }
  }
  return faults;
}
