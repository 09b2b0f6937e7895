import { describe, expect, it } from 'vitest';
import { readSources } from './steps/import-rules.mjs';
import { allowedNames, checkWords } from './steps/private-words.mjs';
import { root } from './steps/run.mjs';

const check = (text, path = 'apps/web/src/features/a/a.tsx') => checkWords(new Map([[path, text]]));

describe('a private word', () => {
  it.each([
    ['a name', 'const askedAt = 1;'],
    ['a constant', 'const DAYS_KEPT = 1;'],
    ['a property', 'row.isKnown;'],
    ['a type', 'type TwinState = string;'],
    ['a component', 'const a = <StandingNote />;'],
    ['a text', "const a = 'The plan begins today';"],
    ['the text of an element', 'const a = <p>Start anew here</p>;'],
    ['a template', 'const a = `It began on Monday`;'],
  ])('is found in %s', (_, text) => {
    expect(check(text)).toHaveLength(1);
  });

  it('is found in the name of a file', () => {
    expect(check('', 'apps/server/src/land-plans.ts')).toHaveLength(1);
  });

  it.each([
    ['as a part of another word', 'const landing = unknown + taskOf(island);'],
    ['in a comment', '// what was asked'],
    ['in the name of a bank’s service', "const a = 'A standing instruction is registered';"],
    ['in a column of the database', "const a = column('asked_at');"],
  ])('is not found %s', (_, text) => {
    expect(check(text)).toEqual([]);
  });

  it('may stay where its reason is named', () => {
    for (const name of Object.keys(allowedNames)) expect(check(`const ${name} = 1;`)).toEqual([]);
  });

  it('is nowhere in the project', () => {
    expect(checkWords(readSources(root))).toEqual([]);
  });
});
