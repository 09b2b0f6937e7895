/**
 * What jsdom lacks of a browser: sizes. Every element is as wide as the window and as high as a row, so that a list
 * draws its first screen of rows; everything is near the screen.
 */
const ROW_HEIGHT = 60;
const sizes = { desktop: 1280, phone: 390 };
type Width = keyof typeof sizes;

function define(prototype: object, name: string, get: () => unknown): void {
  Object.defineProperty(prototype, name, { configurable: true, get });
}

const box = () => new DOMRect(0, 0, window.innerWidth, ROW_HEIGHT);

class SizeWatcher implements ResizeObserver {
  readonly #report: ResizeObserverCallback;
  #isOpen = true;

  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }

  observe(target: Element): void {
    const size = [{ inlineSize: window.innerWidth, blockSize: ROW_HEIGHT }];
    const entry = {
      target,
      contentRect: box(),
      borderBoxSize: size,
      contentBoxSize: size,
      devicePixelContentBoxSize: size,
    };
    queueMicrotask(() => this.#isOpen && this.#report([entry], this));
  }

  unobserve(): void {}

  disconnect(): void {
    this.#isOpen = false;
  }
}

class NearWatcher {
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }

  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
    queueMicrotask(() => this.#report([entry], this as unknown as IntersectionObserver));
  }

  unobserve(): void {}
  disconnect(): void {}
}

const toPixels = (length: string) => Number.parseFloat(length) * (/em$/.test(length) ? 16 : 1);

/** Widths as the window has them; of everything else the answer is no: light, with movement, no finger. */
function holds(query: string): boolean {
  const [, from] = /min-width:\s*([\d.]+(?:px|r?em))/.exec(query) ?? [];
  const [, to] = /max-width:\s*([\d.]+(?:px|r?em))/.exec(query) ?? [];
  if (from === undefined && to === undefined) return /orientation:\s*portrait/.test(query);
  const width = window.innerWidth;
  return (from === undefined || width >= toPixels(from)) && (to === undefined || width <= toPixels(to));
}

class Media extends EventTarget {
  readonly media: string;
  onchange = null;

  constructor(query: string) {
    super();
    this.media = query;
  }

  get matches(): boolean {
    return holds(this.media);
  }

  addListener(): void {}
  removeListener(): void {}
}

export function setWidth(width: Width): void {
  Object.assign(window, { innerWidth: sizes[width], innerHeight: 600 });
}

export function giveBoxes(): void {
  setWidth('desktop');
  for (const name of ['clientWidth', 'offsetWidth', 'scrollWidth']) {
    define(HTMLElement.prototype, name, () => window.innerWidth);
  }
  for (const name of ['clientHeight', 'offsetHeight', 'scrollHeight']) {
    define(HTMLElement.prototype, name, () => ROW_HEIGHT);
  }
  Element.prototype.getBoundingClientRect = box;
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  Object.assign(window, {
    ResizeObserver: SizeWatcher,
    IntersectionObserver: NearWatcher,
    matchMedia: (query: string) => new Media(query),
    scrollTo: () => {},
  });
  Object.assign(globalThis, { ResizeObserver: SizeWatcher, IntersectionObserver: NearWatcher });
}
