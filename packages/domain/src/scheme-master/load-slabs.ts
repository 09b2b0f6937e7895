interface Slab {
  readonly upToDays: number;
  readonly percent: string;
}

type SlabFault = 'form' | 'overlap' | 'gap';

const one = /^(\d{1,2}(?:\.\d{1,4})?) ?% (\d{1,5})-(\d{1,5})$/;

/**
 * Exit load as a person types it, days after allotment, both included: `1% 0-365; 0.5% 366-730`, or `Nil`. Two rates for
 * one day, and days between two slabs without any, are faults: nobody guesses which was meant.
 */
export function readSlabs(text: string): readonly Slab[] | SlabFault {
  const typed = text.replace(/\s+/g, ' ').trim();
  if (/^(?:nil|none|0)$/i.test(typed)) return [];
  const slabs: Slab[] = [];
  let next = 0;
  for (const part of typed.split(/ ?; ?/)) {
    const [, percent, from, to] = one.exec(part) ?? [];
    if (percent === undefined || from === undefined || to === undefined) return 'form';
    if (Number(to) < Number(from)) return 'form';
    if (Number(from) < next) return 'overlap';
    if (Number(from) > next) return 'gap';
    slabs.push({ upToDays: Number(to), percent });
    next = Number(to) + 1;
  }
  return slabs;
}
