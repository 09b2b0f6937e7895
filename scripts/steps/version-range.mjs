// Ranges as npm's advisories write them: comparators with spaces between, alternatives with ||.

const form = /^v?(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+.*)?$/;

function parse(version) {
  const [, major, minor, patch, before = ''] = form.exec(version) ?? [];
  if (patch === undefined) return null;
  return { numbers: [major, minor, patch].map(Number), before: before === '' ? [] : before.split('.') };
}

/** Of two parts after the hyphen: numbers before words, each in its own order. */
function compareParts(a, b) {
  const [isNumber, otherIsNumber] = [a, b].map((part) => /^\d+$/.test(part));
  if (isNumber && otherIsNumber) return Number(a) - Number(b);
  if (isNumber !== otherIsNumber) return isNumber ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}

function compare(a, b) {
  for (const at of [0, 1, 2]) if (a.numbers[at] !== b.numbers[at]) return a.numbers[at] - b.numbers[at];
  // 1.0.0-beta comes before 1.0.0.
  if (a.before.length === 0 || b.before.length === 0) return b.before.length - a.before.length;
  for (let at = 0; at < Math.max(a.before.length, b.before.length); at += 1) {
    if (a.before[at] === undefined || b.before[at] === undefined) return a.before.length - b.before.length;
    const order = compareParts(a.before[at], b.before[at]);
    if (order !== 0) return order;
  }
  return 0;
}

const holds = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '=': (order) => order === 0,
};

/** Whether a version lies in a range. What cannot be read counts as within: nobody overlooks a hole for its spelling. */
export function isWithin(version, range) {
  const found = parse(version);
  if (found === null) return true;
  return range.split('||').some((alternative) => {
    const comparators = alternative
      .replace(/([<>=])\s+/g, '$1')
      .split(/[\s,]+/)
      .filter(Boolean);
    return comparators.every((comparator) => {
      if (comparator === '*') return true;
      const [, sign = '', text = ''] = /^([<>]?=?)(.*)$/.exec(comparator) ?? [];
      const bound = parse(text);
      return bound === null || holds[sign || '='](compare(found, bound));
    });
  });
}
