import { DISTRIBUTOR_TAGLINE } from '@hub/contract/co-branding/creative-texts';
import { approvalText } from '@hub/contract/co-branding/piece-texts';
import { shownRiskLine } from '@hub/contract/texts/risk-lines';
import { formatDate } from '@hub/domain';
import type { Creative } from '../layout/creative.ts';
import { isTextBox, type LayoutBox, type TextBox, type TextField } from '../layout/layout.ts';
import { drawQr } from '../layout/qr.ts';
import type { Raster } from '../layout/raster.ts';
import { drawPicture } from './draw-picture.ts';
import { drawText } from './draw-text.ts';

/** What a box is filled from. */
export type BoxContent = Pick<Creative, 'language' | 'fields' | 'link' | 'approvalNo' | 'validTo'>;

/** Of these no letter may be missing: a layout that has no room for them is wrong. */
export const whole: readonly TextField[] = ['arn', 'tagline', 'risk', 'approval'];

/** What stands in a text box; nothing when the distributor does not show it. */
export function textOf(
  field: TextField,
  { language, fields, approvalNo, validTo }: BoxContent,
): string | undefined {
  if (field === 'risk') return shownRiskLine(language);
  if (field === 'tagline') return DISTRIBUTOR_TAGLINE;
  if (field === 'approval') return approvalText(approvalNo, formatDate(validTo));
  return fields[field];
}

/** Of what every piece must say nothing may be cut. */
export function mustBeWhole(field: TextField, { isCut }: { readonly isCut: boolean }): void {
  if (isCut && whole.includes(field)) throw new Error(`box ${field}: its text has no room`);
}

/** Whether all distributors have the same words there. */
const isSame = (field: TextField): boolean => field === 'risk' || field === 'tagline';

/** A megabyte each at most, for a poster of 2,000 pixels. */
const MOST_CACHED = 24;
const remaining = new Map<string, ReturnType<typeof drawText>>();

function drawOnce(box: TextBox, text: string): ReturnType<typeof drawText> {
  const key = JSON.stringify([box, text]);
  const drawn = remaining.get(key) ?? drawText(box, text);
  if (remaining.size >= MOST_CACHED) remaining.clear();
  remaining.set(key, drawn);
  return drawn;
}

/** The box as a picture of its own size; null when nothing is to be shown, and what was approved stays. */
export async function drawBox(box: LayoutBox, content: BoxContent): Promise<Raster | null> {
  if (isTextBox(box)) {
    const text = textOf(box.field, content);
    if (text === undefined) return null;
    const drawn = await (isSame(box.field) ? drawOnce(box, text) : drawText(box, text));
    mustBeWhole(box.field, drawn);
    return drawn;
  }
  if (box.field === 'qr') return drawQr(content.link, box);
  const picture = content.fields[box.field];
  return picture === undefined ? null : drawPicture(box, picture);
}
