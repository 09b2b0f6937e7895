import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
/** Imports stand in the docs as the app writes them, from its own root. */
const withoutImports = (source) => source.replace(/^import .*\n/gm, '').trim();

it('the docs of forms show example-form as it compiles', () => {
  expect(read('docs/features/forms.md')).toContain(withoutImports(read('e2e/forms/page/example-form.tsx')));
});
