// An exported name that nobody else imports is either dead or need not be exported. A test is a user only of what its
// file needs itself: a function that only tests call is dead.
import { parseSync } from 'oxc-parser';
import { isTest, target } from './import-rules.mjs';
import { root as home } from './run.mjs';

/** What is checked. */
const checked = ['apps/server/src/', 'apps/demo/src/', 'apps/web/src/', 'packages/'];

export const exportRules = {
  root: home,
  isChecked: (path) => checked.some((folder) => path.startsWith(folder)),
  /** A package's entries, the lists that only a script reads, and what the router and the build find by name. */
  isEntry: (path) =>
    /^packages\/\w+\/src\/(?:index|calls\/.+|.+\.data)\.ts$/.test(path) ||
    /^packages\/contract\/src\/orders\/.+\.ts$/.test(path) ||
    /^apps\/web\/src\/(?:features\/[\w-]+\/(?:area|pages)\.ts|app\/prerender\.tsx)$/.test(path),
};

const everything = '*';

/** The names a file exports, and what it takes from which file. */
function readModule(path, text, root) {
  const { module } = parseSync(path, text);
  const names = new Set();
  const taken = [];
  const take = (specifier, name) => {
    const to = target(root, path, specifier);
    if (to) taken.push([to, name]);
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { importName } of entries) {
      take(moduleRequest.value, importName.kind === 'Name' ? importName.name : everything);
    }
  }
  for (const { entries } of module.staticExports) {
    for (const { exportName, importName, moduleRequest } of entries) {
      if (exportName.kind === 'Name') names.add(exportName.name);
      if (moduleRequest) take(moduleRequest.value, importName.kind === 'Name' ? importName.name : everything);
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    take(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), everything);
  }
  return { names, taken };
}

/** Besides the place that declares it. */
const isUsedWithin = (text, name) => (text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) > 1;

/** files: path → text. `isChecked` says whose exports count, and `isEntry` which files are there for others. */
export function unusedExports(files, { isChecked, isEntry, root = '/' }) {
  const used = new Set();
  const tested = new Set();
  const offered = [];
  for (const [path, text] of files) {
    const { names, taken } = readModule(path, text, root);
    for (const [to, name] of taken) (isTest(path) ? tested : used).add(`${to}#${name}`);
    if (!isChecked(path) || isTest(path) || isEntry(path)) continue;
    for (const name of names) offered.push({ path, name, within: isUsedWithin(text, name) });
  }
  const has = (set, path, name) => set.has(`${path}#${name}`) || set.has(`${path}#${everything}`);
  const unused = offered.filter(
    ({ path, name, within }) => !has(used, path, name) && !(within && has(tested, path, name)),
  );
  return unused.map(({ path, name }) => `${path} exports ${name}, and nobody imports it`);
}
