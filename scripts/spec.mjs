// npm run spec [feature …]: which rules of the spec the last `npm test` proved, and which choices were made.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { specCalls } from '../packages/contract/src/openapi/spec-calls.data.ts';
import { decidedCalls, unexplained } from './steps/made-calls.mjs';
import { root } from './steps/run.mjs';
import {
  collectProofs,
  missingProof,
  playwrightRuns,
  recordedCalls,
  vitestRuns,
} from './steps/spec-trace.mjs';

const list = join(root, '..', 'shared', 'spec', 'rules.json');
if (!existsSync(list)) {
  console.log('The list of rules is not beside this checkout; nothing to trace.');
  process.exit(0);
}
const readReport = (name) => {
  const path = join(root, '.reports', `${name}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  console.log(`No report of ${name} yet: run npm test first.`);
  return null;
};

const rules = JSON.parse(readFileSync(list, 'utf8'));
const decisionsFile = join(root, 'docs', 'decisions.md');
const decisions = existsSync(decisionsFile) ? readFileSync(decisionsFile, 'utf8') : '';
const vitest = readReport('vitest');
const playwright = readReport('playwright');
const proofs = collectProofs([
  ...(vitest ? vitestRuns(vitest) : []),
  ...(playwright ? playwrightRuns(playwright) : []),
]);

// S1-30 is proven by traffic, not by a title.
const keys = specCalls.map(([method, path]) => `${method} ${path}`);
const made = playwright ? recordedCalls(playwright) : new Set();
const unmade = unexplained(keys, made, decidedCalls());
if (unmade.length === 0) proofs.set('S1-30', new Set(['desktop']));

const wanted = new Set(process.argv.slice(2));
const features = [...new Set(rules.map((rule) => rule.feature))].sort();
const sum = { proven: 0, rules: 0, made: 0, choices: 0 };
for (const feature of features) {
  if (wanted.size > 0 && !wanted.has(feature)) continue;
  const own = rules.filter((rule) => rule.feature === feature);
  const choices = own.filter((rule) => rule.prove === 'decision');
  const facts = own.filter((rule) => rule.prove !== 'decision');
  const open = facts.filter((rule) => missingProof(rule, proofs.get(rule.id)).length > 0);
  const undecided = choices.filter((rule) => !decisions.includes(`**${rule.id}**`));
  sum.proven += facts.length - open.length;
  sum.rules += facts.length;
  sum.made += choices.length - undecided.length;
  sum.choices += choices.length;
  console.log(
    `${feature.padEnd(14)} ${String(facts.length - open.length).padStart(3)} of ${String(facts.length).padStart(3)} rules proven, ${choices.length - undecided.length} of ${choices.length} choices made`,
  );
  for (const rule of open) {
    const where = missingProof(rule, proofs.get(rule.id)).map((group) => group.join('/'));
    console.log(`   open ${rule.id} (${rule.prove}; not in ${where.join(', ')}): ${rule.rule.slice(0, 110)}`);
  }
  for (const rule of undecided) console.log(`   undecided ${rule.id}: ${rule.rule.slice(0, 110)}`);
}
const count = keys.filter((key) => made.has(key)).length;
console.log(
  `${count} of ${keys.length} calls made by screens in recorded traffic, ${keys.length - count - unmade.length} with a reason in ADR 10`,
);
for (const key of unmade) console.log(`   made by no screen: ${key}`);
console.log(`${sum.proven} of ${sum.rules} rules proven, ${sum.made} of ${sum.choices} choices made`);
