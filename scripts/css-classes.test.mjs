import { describe, expect, test } from 'vitest';
import { checkCssClasses } from './steps/css-classes.mjs';

const sheets = new Map([['a/b/card.module.css', '/* .old */ .card { } .card > .head:hover { }']]);
const check = (text) => checkCssClasses(new Map([['a/b/card.tsx', text]]), sheets);

describe('classes of CSS modules', () => {
  test('are there', () => {
    expect(check("import styles from './card.module.css'; styles.card; styles.head")).toEqual([]);
  });
  test('are missed where the sheet has none of that name, or only in a comment', () => {
    expect(check("import styles from './card.module.css'; styles.box; styles.old")).toEqual([
      'a/b/card.tsx: a/b/card.module.css has no class .box',
      'a/b/card.tsx: a/b/card.module.css has no class .old',
    ]);
  });
  test('of a sheet that is not there are all missed', () => {
    expect(check("import look from '../look.module.css'; look.card")).toEqual([
      'a/b/card.tsx: a/look.module.css has no class .card',
    ]);
  });
});
