import { type BoxContent, textOf, whole } from '../draw/draw-box.ts';
import { drawText } from '../draw/draw-text.ts';
import { isTextBox, type Layout } from '../layout/layout.ts';

/** As long as any ARN is. */
const LONGEST_ARN = 'ARN-999999';

/** Boxes with no room for what must be said in full; found when a piece comes in, not when it is made for somebody. */
export async function wordsFaults(
  { boxes }: Pick<Layout, 'boxes'>,
  approval: Pick<BoxContent, 'approvalNo' | 'validTo'>,
): Promise<string[]> {
  const content: BoxContent = { ...approval, fields: { name: '', arn: LONGEST_ARN }, link: '' };
  const faults: string[] = [];
  for (const box of boxes) {
    if (!isTextBox(box) || !whole.includes(box.field)) continue;
    const { isCut } = await drawText(box, textOf(box.field, content) ?? '');
    if (isCut) faults.push(`box ${box.field}: its text has no room, not even at ${box.smallest}`);
  }
  return faults;
}
