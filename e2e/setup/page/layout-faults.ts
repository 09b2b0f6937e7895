// What is wrong with how the page is laid out, in words. `layout.ts` puts this file into the page as it stands, without
// its types: it imports nothing.

interface Looked {
  readonly drawn: boolean;
  readonly style: CSSStyleDeclaration;
  readonly box: DOMRect;
  /** Fixed or sticky, or inside of what is: it lies over the page on purpose. */
  readonly layer: Element | null;
}

interface Line {
  readonly text: string;
  readonly holder: Element;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const TALLEST_BUTTON = 64;
const SMALLEST_TARGET = 44;

const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="combobox"], [role="slider"]';

let looked = new Map<Element, Looked>();

function look(element: Element): Looked {
  const before = looked.get(element);
  if (before) return before;
  const style = getComputedStyle(element);
  const parent = element.parentElement;
  const outer = parent === null ? null : look(parent);
  const isHidden =
    style.visibility !== 'visible' ||
    style.opacity === '0' ||
    style.display === 'none' ||
    style.contentVisibility === 'hidden' ||
    style.clipPath === 'inset(50%)';
  const now = {
    drawn: !isHidden && (outer?.drawn ?? true),
    style,
    box: element.getBoundingClientRect(),
    layer: /fixed|sticky/.test(style.position) ? element : (outer?.layer ?? null),
  };
  looked.set(element, now);
  return now;
}

const isDrawn = (element: Element) => look(element).drawn && element.checkVisibility();

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 48 ? `${line.slice(0, 47)}…` : line;
}

/** How a person would call it: `button "Send link"`. */
function nameOf(element: Element): string {
  const role = element.getAttribute('role');
  const kind = role ?? { A: 'link', LI: 'row', TR: 'row' }[element.tagName] ?? element.tagName.toLowerCase();
  return `${kind} "${short(labelOf(element) || element.className.toString())}"`;
}

function labelOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const said = [
    named,
    element.getAttribute('aria-label'),
    ...labels.map(({ textContent }) => textContent),
    element.textContent,
    element.getAttribute('title'),
    element.querySelector('[alt], [aria-label], [title]')?.getAttribute('alt'),
    element.getAttribute('placeholder'),
    element.getAttribute('value'),
  ];
  return said.find((one) => one?.trim())?.trim() ?? '';
}

/** The lines of text that are drawn, where they are seen: what a box scrolls out of sight is not. */
function linesDrawn(): Line[] {
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const holder = node.parentElement;
    if (!holder || !node.textContent?.trim() || /^(?:SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(holder.tagName))
      continue;
    if (!isDrawn(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left > 1) lines.push({ text: short(node.textContent), holder, left, right, top, bottom });
    }
  }
  return lines;
}

const isScrolled = (value: string) => value === 'auto' || value === 'scroll';
const isCutting = (value: string) => value === 'hidden' || value === 'clip';

/** Whoever wants to read what an ellipsis stands for finds it: in a title, a name, or where its row leads. */
const opensWhole = (element: Element) =>
  element.closest('[title], [aria-label], a[href], button, summary, label, [role="option"]') !== null ||
  element.closest('tr, li, article, section')?.querySelector('a[href], button, [aria-expanded]') != null;

function clippedText(line: Line): string | null {
  for (
    let outer: Element | null = line.holder;
    outer !== null && outer !== document.body;
    outer = outer.parentElement
  ) {
    const { style, box } = look(outer);
    if (style.display === 'inline' || style.display === 'contents') continue;
    if (isScrolled(style.overflowX) || isScrolled(style.overflowY)) return null;
    const height = line.bottom - line.top;
    const isSideways = isCutting(style.overflowX) && (line.right > box.right + 1 || line.left < box.left - 1);
    const isBelow =
      isCutting(style.overflowY) &&
      (line.bottom - height / 4 > box.bottom || line.top + height / 4 < box.top);
    if (isSideways || isBelow) {
      const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      return isMeant && opensWhole(outer) ? null : `text "${line.text}" is clipped`;
    }
    if (style.position === 'fixed') return null;
  }
  return null;
}

function seen(line: Line): Line | null {
  let { left, right, top, bottom } = line;
  for (
    let outer: Element | null = line.holder;
    outer !== null && outer !== document.body;
    outer = outer.parentElement
  ) {
    const { style, box } = look(outer);
    if (style.display === 'inline' || style.display === 'contents') continue;
    if (style.overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    if (style.position === 'fixed') break;
  }
  return right - left > 1 && bottom - top > 1 ? { ...line, left, right, top, bottom } : null;
}

function overlaps(lines: readonly Line[]): string[] {
  const inOrder = lines.toSorted((a, b) => a.top - b.top);
  const found: string[] = [];
  inOrder.forEach((line, at) => {
    for (const other of inOrder.slice(at + 1)) {
      if (other.top >= line.bottom) break;
      if (other.holder === line.holder || look(other.holder).layer !== look(line.holder).layer) continue;
      const wide = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const high = Math.min(line.bottom, other.bottom) - other.top;
      // A line's box is higher than its letters.
      if (wide > 2 && high > Math.min(line.bottom - line.top, other.bottom - other.top) * 0.4) {
        found.push(`text "${line.text}" lies over "${other.text}"`);
      }
    }
  });
  return found;
}

const isPainted = ({ backgroundColor, borderLeftWidth, borderRightWidth, display }: CSSStyleDeclaration) =>
  !display.startsWith('inline') || display === 'inline-flex' || display === 'inline-grid'
    ? !/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor) ||
      (Number.parseFloat(borderLeftWidth) > 0 && Number.parseFloat(borderRightWidth) > 0)
    : false;

/** The card, button or chip that it stands in; null where it scrolls, or is placed on purpose. */
function cardOf(element: Element, from: Element | null): Element | null {
  if (/absolute|fixed/.test(look(element).style.position) && from !== element) return null;
  for (let outer = from; outer !== null && outer !== document.body; outer = outer.parentElement) {
    const { style } = look(outer);
    if (isPainted(style)) return outer;
    if (isScrolled(style.overflowX) || /absolute|fixed/.test(style.position)) return null;
  }
  return null;
}

function outside(
  what: () => string,
  area: { left: number; right: number; top: number; bottom: number },
  card: Element | null,
) {
  if (card === null) return null;
  const { box } = look(card);
  const by = Math.max(
    box.left - area.left,
    area.right - box.right,
    area.bottom - box.bottom - 4,
    box.top - 4 - area.top,
  );
  return by > 1 ? `${what()} is ${Math.round(by)} px outside of ${nameOf(card)}` : null;
}

/** A sentence of many short lines beside something else, where its card is as narrow as a phone. */
function squeezedText(): string[] {
  const found: string[] = [];
  for (const text of document.querySelectorAll('p')) {
    const card = isDrawn(text) ? cardOf(text, text.parentElement) : null;
    if (card === null) continue;
    const { box, style } = look(text);
    const { width } = look(card).box;
    const lines = box.height / (Number.parseFloat(style.lineHeight) || Number.POSITIVE_INFINITY);
    if (lines > 3.5 && width > 280 && width < 576 && box.width < width / 2) {
      found.push(
        `text "${short(labelOf(text))}" is squeezed into ${Math.round(box.width)} of ${Math.round(width)} px`,
      );
    }
  }
  return found;
}

/** A date that a line ends in: `19-Nov-` here, `2026` below. */
function brokenDates(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const text = node.textContent ?? '';
    if (!node.parentElement || !isDrawn(node.parentElement)) continue;
    for (const { 0: date, index } of text.matchAll(/\d{2}-[A-Z][a-z]{2}-\d{4}/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + date.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1)
        found.push(`the date of "${short(text)}" goes over two lines`);
    }
  }
  return found;
}

/** A tile says several things, or shows a picture: it is a card that can be pressed, and as high as they are. */
const isTile = (button: Element) => {
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const holders = new Set<Element>();
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement;
    if (texts.currentNode.textContent?.trim() && holder && isDrawn(holder)) holders.add(holder);
  }
  return holders.size > 1 || button.querySelector('img, video, picture, canvas') !== null;
};

/** What a finger can press: with what is drawn around it for that, and the label of a box to tick. */
function targetOf(control: Element): { width: number; height: number } {
  const parts = [control.getBoundingClientRect()];
  const label =
    control.closest('label') ?? (control instanceof HTMLInputElement ? control.labels?.[0] : undefined);
  if (label) parts.push(label.getBoundingClientRect());
  const sizes = parts.map(({ width, height }) => ({ width, height }));
  for (const pseudo of ['::before', '::after']) {
    const { content, position, width, height } = getComputedStyle(control, pseudo);
    if (content === 'none' || position !== 'absolute') continue;
    sizes.push({ width: Number.parseFloat(width), height: Number.parseFloat(height) });
  }
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

/** A link among the words of a sentence is as high as its line (WCAG 2.5.8, inline). */
function isInSentence(control: Element): boolean {
  if (!look(control).style.display.startsWith('inline')) return false;
  const around = control.closest('p, li, dd, td, label, span, div');
  const words = (around?.textContent ?? '').replace(control.textContent ?? '', '').trim();
  return words.length > 1;
}

function controlFaults(): string[] {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const found: string[] = [];
  for (const control of document.querySelectorAll(controls)) {
    if (
      labelOf(control) === '' &&
      look(control).style.display !== 'none' &&
      !control.closest('[aria-hidden="true"]')
    ) {
      found.push(`${nameOf(control)} has no label`);
    }
    if (!isDrawn(control)) continue;
    const { height, width } = look(control).box;
    if (width < 2 || height < 2) continue;
    const isButton = control.matches('button, [role="button"], a[class*="button"]');
    if (isButton && height > TALLEST_BUTTON && !isTile(control)) {
      found.push(`${nameOf(control)} is ${Math.round(height)} px high`);
    }
    const outer = outside(() => nameOf(control), look(control).box, cardOf(control, control.parentElement));
    if (outer) found.push(outer);
    if (!isTouch || isInSentence(control)) continue;
    const target = targetOf(control);
    if (Math.min(target.width, target.height) < SMALLEST_TARGET - 0.5) {
      found.push(
        `${nameOf(control)} is ${Math.round(target.width)} × ${Math.round(target.height)} px to touch`,
      );
    }
  }
  return found;
}

function headingFaults(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')].filter(
    (heading) => heading.checkVisibility(),
  );
  const levelOf = (heading: Element) =>
    Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1));
  const found = headings.filter((heading) => labelOf(heading) === '').map((one) => `${nameOf(one)} is empty`);
  const first = headings.filter((heading) => levelOf(heading) === 1);
  if (first.length !== 1) found.push(`there are ${first.length} headings of the first level`);
  headings.forEach((heading, at) => {
    const previous = headings[at - 1];
    if (previous && levelOf(heading) > levelOf(previous) + 1) {
      found.push(
        `heading ${levelOf(heading)} ${nameOf(heading)} follows ${levelOf(previous)} ${nameOf(previous)}`,
      );
    }
  });
  return found;
}

/** A key, a placeholder or a code where a text should be. */
const raw =
  /\b(?:undefined|NaN|Invalid Date)\b|\[object |\{\w*\}|\$\{|^null$|^[a-z]+(?:[A-Z][a-z]+)+$|^[a-z]+(?:[._][a-z]+)+$|\b[A-Z]{2,}(?:_[A-Z]+)+\b/;

function rawTexts(lines: readonly Line[]): string[] {
  const labels = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap(
    (element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  const empty = [
    ...document.querySelectorAll('label, legend, dt, th, caption, figcaption, [role="tab"]'),
  ].filter(
    (one) => labelOf(one) === '' && one.querySelector('input, button, svg, img') === null && isDrawn(one),
  );
  return [
    ...[...new Set([...lines.map(({ text }) => text), ...labels])]
      .filter((text) => raw.test(text))
      .map((text) => `"${short(text)}" is no text for a person`),
    ...empty.map(
      (one) =>
        `${one.tagName.toLowerCase()} after "${short(one.previousElementSibling?.textContent ?? '')}" is empty`,
    ),
  ];
}

/** Parts below the screen that the browser leaves undrawn (`content-visibility`) are laid out to be looked at. */
const allDrawn = new CSSStyleSheet();
allDrawn.replaceSync('* { content-visibility: visible !important }');

/** `screen`: how wide it is; on a phone `innerWidth` grows with what is too wide. */
export function layoutFaults(screen: number): string[] {
  looked = new Map();
  document.adoptedStyleSheets.push(allDrawn);
  const lines = linesDrawn();
  const inSight = lines.map(seen).filter((line) => line !== null);
  const { scrollWidth } = document.documentElement;
  const found = [
    ...(scrollWidth > screen ? [`the page is ${scrollWidth} px wide on a screen of ${screen}`] : []),
    ...lines.map(clippedText),
    ...inSight.map((line) => outside(() => `text "${line.text}"`, line, cardOf(line.holder, line.holder))),
    ...overlaps(inSight),
    ...squeezedText(),
    ...brokenDates(),
    ...controlFaults(),
    ...headingFaults(),
    ...rawTexts(lines),
  ];
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== allDrawn);
  return [...new Set(found.filter((fault) => fault !== null))];
}
