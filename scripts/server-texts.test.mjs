import { describe, expect, it } from 'vitest';
import { checkServerTexts, sentencesOf } from './steps/server-texts.mjs';

const file = 'apps/server/src/features/nav/nav.service.ts';
const said = (text) => sentencesOf(file, text).map((one) => one.said);
const problems = (path, text, allowed = []) => checkServerTexts(new Map([[path, text]]), allowed);

describe('sentences in the server', () => {
  it.each([
    ["throw new Refusal('rule', 'Choose today or an earlier date.');", 'Choose today or an earlier date.'],
    ["throw malformed({ day: 'Choose a day.' });", 'Choose a day.'],
    ["const title = isDone ? 'Mandate approved' : null;", 'Mandate approved'],
    [`const body = \`Folio \${folioNo}\`;`, 'Folio …'],
    [`const body = \`\${units} units of Folio \${folioNo}\`;`, '… units of Folio …'],
    ["const column = { header: 'NAV' };", 'NAV'],
    ["const part = 'with units today';", 'with units today'],
    ["const what = 'Update your app';", 'Update your app'],
    ["throw new NotMadeError('This piece is gone.');", 'This piece is gone.'],
  ])('are found: %s', (text, sentence) => {
    expect(said(text)).toEqual([sentence]);
    expect(problems(file, text)).toEqual([
      `${file}:1: “${sentence}” belongs in a texts file of the contract`,
    ]);
  });

  it.each([
    "import { a } from './One two.ts';",
    "type Filter = 'Link Expired' | 'Two words';",
    "if (status === 'Link Expired') close();",
    "const open = statuses['Link Expired'];",
    "const statuses = { 'Link Expired': 1 };",
    "switch (status) { case 'Link Expired': close(); }",
    "throw new RangeError('A plan of no kind');",
    "log.error({ err }, 'The job could not be done');",
    "await writeAudit(tx, { details: { what: 'The bank said No before.' } });",
    'const page = html`<p>Two Words</p>`;',
    "const code = 'SCHEME NOT FOUND';",
    "const cache = 'private, max-age=3600, immutable';",
    "const columns = 'arn, folio_no, scheme_code';",
    `const name = \`order-\${reference}.pdf\`;`,
    `const header = \`Bearer \${token}\`;`,
    "const text = texts.call.notFound; const kind = 'text';",
  ])('are not what only looks like them: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  it('are no business of tests, of SQL and of other packages', () => {
    const text = "const title = 'Mandate approved';";
    for (const path of [
      'apps/server/src/features/nav/nav.test.ts',
      'apps/server/src/features/nav/test/nav.ts',
      'apps/server/src/features/nav/nav.repository.ts',
      'packages/contract/src/nav/nav-file-texts.ts',
      'apps/demo/src/book.ts',
    ])
      expect(problems(path, text), path).toEqual([]);
  });

  it('may stand where an exception says why, as long as one is there', () => {
    const text = "const title = 'Mandate approved';";
    for (const path of ['features/nav/', 'features/nav/nav.service.ts'])
      expect(problems(file, text, [{ path, why: 'an operator reads it' }])).toEqual([]);
    expect(problems(file, "const title = 'nav';", [{ path: 'features/nav/', why: 'none' }])).toEqual([
      'the exception for features/nav/ is not needed',
    ]);
  });
});
