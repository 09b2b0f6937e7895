import { describe, expect, it } from 'vitest';
import { checkListed, costProblem, judgePatterns, patternsOf } from './steps/pattern-cost.mjs';

const problemOf = (pattern) => costProblem({ source: pattern.source, flags: pattern.flags });
const judge = async (files, { listed = [], allowed = [] } = {}) =>
  (await judgePatterns(new Map(Object.entries(files)), listed, allowed)).problems;

describe('the cost of a regular expression', () => {
  it.each([
    [/^(?:ARN)?\s*(?:NO)?[\s:]*(\d{1,12})$/, '2nd degree'],
    [/\beyJ[\w-]+\.[\w-]+/g, '2nd degree'],
    [/0+$/, '2nd degree'],
    [/^(\w+\s?)*$/, 'exponential'],
    [/^(?:a|aa)+$/u, 'exponential'],
  ])('is too high for %s', async (pattern, says) => {
    expect(await problemOf(pattern)).toContain(says);
  });

  it.each([
    /^ARN-\d{1,6}$/,
    /^(?:ARN)?(?:\s*NO)?[\s:]*(\d{1,12})$/,
    /\beyJ[\w-]*(?:\.[\w-]*)*/g,
    /[&<>"']/g,
    /^[A-Z]{4}0[A-Z0-9]{6}$/,
  ])('is in step with the text for %s', async (pattern) => {
    expect(await problemOf(pattern)).toBeNull();
  });
});

describe('the patterns of a file', () => {
  it('are its literals, and what it puts together out of constants', () => {
    const text = String.raw`
      const time = String.raw${'`'}\d+${'`'};
      const sign = '[-+]' + '?';
      const form: RegExp = new RegExp(${'`'}^\\d${'$'}{time}${'$'}{sign}$${'`'}, 'i');
      export const all = (text: string) => [text.split(/[,;]+/u), RegExp('a+')];`;
    expect(patternsOf('a.ts', text)).toEqual([
      { source: '[,;]+', flags: 'u' },
      { source: String.raw`^\d\d+[-+]?$`, flags: 'i' },
      { source: 'a+', flags: '' },
    ]);
  });

  it('may not be put together while running: nobody could judge them', async () => {
    const [problem] = await judge({
      'packages/domain/src/a.ts': 'export const a = (b: string) => new RegExp(b);',
    });
    expect(problem).toContain('packages/domain/src/a.ts: a pattern is put together while running');
  });
});

describe('the check of all patterns', () => {
  const costly = 'export const a = /0+$/;';

  it('names the file and the pattern, and leaves tests and scripts alone', async () => {
    const problems = await judge({
      'apps/web/src/lib/a.ts': costly,
      'apps/web/src/lib/a.test.ts': costly,
      'apps/server/src/http/test/a.ts': costly,
      'bench/a.ts': costly,
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('apps/web/src/lib/a.ts: /0+$/ costs more than its text is long');
  });

  it('lets a listed exception pass, and strikes one that nothing needs', async () => {
    const allowed = [{ source: '0+$', why: 'a test' }];
    expect(await judge({ 'apps/web/src/lib/a.ts': costly }, { allowed })).toEqual([]);
    expect(await judge({}, { allowed })).toEqual(['the exception for /0+$/ is not needed']);
  });
});

describe('the list of judged patterns', () => {
  const files = new Map([
    ['apps/web/src/lib/a.ts', 'export const a = [/^a+$/, /[,;]/];'],
    ['apps/web/src/lib/b.ts', 'export const b = /0+$/;'],
  ]);
  const allowed = [{ source: '0+$', why: 'a test' }];

  it('gets what is linear and could be costly, and no exception', async () => {
    expect(await judgePatterns(files, [], allowed)).toEqual({ linear: ['/^a+$/'], problems: [] });
  });

  it('is complete, and names nothing that is gone', () => {
    expect(checkListed(files, ['/^a+$/'], allowed)).toEqual([]);
    expect(checkListed(files, [], allowed)[0]).toBe('apps/web/src/lib/a.ts: /^a+$/ was never judged');
    expect(checkListed(files, ['/^a+$/', '/c*/'], allowed)[0]).toBe('/c*/ is listed and used nowhere');
  });

  it('has no place for a pattern that is put together while running', () => {
    const made = new Map([['packages/domain/src/a.ts', 'export const a = (b: string) => new RegExp(b);']]);
    expect(checkListed(made, [])[0]).toContain('put together while running was never judged');
  });
});
