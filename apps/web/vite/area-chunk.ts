import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** What a signed-in distributor loads first, always together. */
const together = [
  'app/shell/distributor-frame.tsx',
  'features/dashboard/dashboard-page.tsx',
  'lib/refresh-profile.ts',
].map(source);

/** A visitor's first page: what it needs is not to wait for the rest. */
const landing = source('features/landing');

const react = /node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * React, and the drawings that the landing page shows: all icons come through one file, so the graph cannot tell who
 * needs which. Without them here the landing page loads the icons of all screens: 149 KB instead of 127.
 */
export function isBase(): (id: string) => boolean {
  const text = globSync('*.tsx', { cwd: landing }).map((name) => readFileSync(join(landing, name), 'utf8'));
  const shown = new Set(text.join('\n').match(/\b[A-Z]\w*Icon\b/g));
  const files = readFileSync(source('ui/action/icons.ts'), 'utf8').matchAll(
    /default as (\w+) \} from '(.+?)'/g,
  );
  const wanted = [...files].flatMap(([, name = '', file = '']) => (shown.has(name) ? [`/${file}`] : []));
  return (id) => react.test(id) || wanted.some((file) => id.endsWith(file));
}

function closureOf(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  return found;
}

const isIcon = (id: string) => id.includes('@tabler/icons-react');

/**
 * Names the chunk of what the first signed-in screen is made of. Split by who needs them these are forty files of a
 * kilobyte each, and on a phone's line every file is a wait.
 */
export function areaChunk(name: string): (id: string, graph: ModuleGraph) => string | null {
  let area: Set<string> | null = null;
  return (id, graph) => {
    if (!area) {
      const visitor = closureOf([join(landing, 'landing-page.tsx')], graph);
      area = new Set([...closureOf(together, graph)].filter((one) => isIcon(one) || !visitor.has(one)));
    }
    return area.has(id) ? name : null;
  };
}
