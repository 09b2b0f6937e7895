import { describe, expect, it } from 'vitest';
import { checkSharedClasses } from './steps/shared-classes.mjs';

const check = (jsx, shared = ['stack', 'gap-8']) =>
  checkSharedClasses(new Map([['a/card.tsx', `export const Card = () => ${jsx};`]]), new Set(shared));

describe('a class that is written as a text', () => {
  it.each([
    '<p className="stack gap-8" />',
    '<p className={`stack gap-8 ${styles.card}`} />',
    "<p className={cx('stack', isWide && 'gap-8', styles.card)} />",
    "<p className={isWide ? 'stack' : 'gap-8'} />",
  ])('is a shared one: %s', (jsx) => {
    expect(check(jsx)).toEqual([]);
    expect(check(jsx, ['stack'])).toEqual(['a/card.tsx: no shared class is named gap-8']);
  });
  it('has a user', () => {
    expect(check('<p className="stack" />')).toEqual(['nobody uses the shared class gap-8']);
  });
});
