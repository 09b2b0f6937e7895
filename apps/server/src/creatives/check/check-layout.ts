import { contrast } from '@hub/domain/colour/contrast';
import { isTextBox, type Layout, type LayoutBox, layoutSchema } from '../layout/layout.ts';

/** Handbook part 2 C3: no smaller share of the picture's height than this is the warning's. */
const RISK_SHARE = 0.04;
/** WCAG 2.2 AA for text. */
const READABLE = 4.5;
/** Of the width: below it, a picture on a phone's screen has no code that another phone can read. */
const QR_SHARE = 0.1;
const required = ['name', 'arn', 'tagline', 'risk', 'qr'] as const;

type Checked =
  | { readonly layout: Layout; readonly faults: readonly [] }
  | { readonly layout: null; readonly faults: readonly string[] };

/** All that is wrong with a layout, in plain words with the name of the box; nothing of it is used before it is right. */
export function checkLayout(value: unknown): Checked {
  const read = layoutSchema.safeParse(value);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${placeOf(value, path)}: ${message}`);
    return { layout: null, faults };
  }
  const faults = [...faultsOf(read.data)];
  return faults.length > 0 ? { layout: null, faults } : { layout: read.data, faults: [] };
}

/** `box risk, height`: a number in a list helps nobody to find it. */
function placeOf(value: unknown, path: readonly PropertyKey[]): string {
  const [list, at, ...rest] = path;
  if (list !== 'boxes' || typeof at !== 'number') return path.length === 0 ? 'layout' : path.join(', ');
  const { boxes } = value as { boxes: readonly { field?: unknown }[] };
  return [`box ${String(boxes[at]?.field ?? at + 1)}`, ...rest].join(', ');
}

function* faultsOf(layout: Layout): Generator<string> {
  const languages = layout.languages.map(({ language }) => language);
  if (new Set(languages).size < languages.length) yield 'languages: one of them is there twice';
  if (layout.type === 'VIDEO' && layout.card === undefined)
    yield 'card: a video needs the card after its end';
  if (layout.type !== 'VIDEO' && layout.card !== undefined) yield 'card: only a video has a card';
  for (const field of required) {
    if (!layout.boxes.some((box) => box.field === field)) yield `box ${field}: every piece needs it`;
  }
  for (const box of layout.boxes) {
    for (const fault of boxFaults(layout, box)) yield `box ${box.field}: ${fault}`;
  }
  yield* overlaps(layout.boxes);
}

function* boxFaults(layout: Layout, box: LayoutBox): Generator<string> {
  if (box.x + box.width > layout.width || box.y + box.height > layout.height) {
    yield `reaches over the edge of ${layout.width} × ${layout.height}`;
  }
  yield* pageFaults(layout, box);
  if (Math.min(box.width, box.height) <= 2 * box.padding) yield 'its padding leaves no room';
  if (box.field === 'qr' && Math.min(box.width, box.height) < layout.width * QR_SHARE) {
    yield 'is too small to be read by a phone';
  }
  if (!isTextBox(box)) return;
  if (box.smallest > box.size) yield 'its smallest size is larger than its largest';
  if (box.smallest * box.lines > box.height - 2 * box.padding)
    yield 'is too low for its lines at the smallest size';
  if (box.background !== undefined && contrast(box.colour, box.background) < READABLE) {
    yield `${box.colour} on ${box.background} is hard to read: the contrast must be 4.5 to 1 or more`;
  }
  if (box.field !== 'risk') return;
  if (box.background === undefined) yield 'needs a background, so that it reads on any picture';
  if (box.height < layout.height * RISK_SHARE) yield 'must have at least 4 % of the height';
}

function* pageFaults({ type }: Layout, { page, field }: LayoutBox): Generator<string> {
  if (page === undefined) return;
  if (type === 'VIDEO' ? page !== 'card' : type !== 'PDF') yield `has a page, and ${type} has none such`;
  if (type === 'PDF' && page === 'card') yield 'stands on the card, and only a video has one';
  if (field === 'risk' && type === 'PDF' && page !== 'all' && page !== 'last' && page !== 1) {
    yield 'must stand on the first, the last or all pages';
  }
}

function* overlaps(boxes: readonly LayoutBox[]): Generator<string> {
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      if (!canShareAPage(one, other) || !overlap(one, other)) continue;
      const covering = one.field === 'risk' ? other : one;
      yield one.field === 'risk' || other.field === 'risk'
        ? `box ${covering.field}: covers the risk line`
        : `box ${one.field}: overlaps box ${other.field}`;
    }
  }
}

/** `last` can be any page. */
function canShareAPage({ page: one = 1 }: LayoutBox, { page: other = 1 }: LayoutBox): boolean {
  if (one === 'card' || other === 'card') return one === other;
  return one === other || typeof one === 'string' || typeof other === 'string';
}

const overlap = (one: LayoutBox, other: LayoutBox): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
