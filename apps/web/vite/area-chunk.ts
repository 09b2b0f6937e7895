import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** What a signed-in distributor loads first, always together. */
const together = [
  'app/shell/distributor-frame.tsx',
  'app/page/signed-in-header.tsx',
  'features/dashboard/dashboard-page.tsx',
  'lib/session/refresh-profile.ts',
].map(source);

/** A visitor's first page: what it needs is not to wait for the rest. */
const landing = source('features/landing');

const react = /node_modules\/(?:react|react-dom|scheduler)\//;

/** Changes far less often than our code. The landing page shows no drawing that it would have to load: it is kept as prerendered. */
export const isBase = (id: string): boolean => react.test(id);

function closureOf(entries: readonly string[], graph: ModuleGraph, withDynamic = false): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    const module = graph.getModuleInfo(id);
    for (const next of module?.importedIds ?? []) visit(next);
    if (withDynamic) for (const next of module?.dynamicallyImportedIds ?? []) visit(next);
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

type Owner = 'shared' | 'later' | 'app' | 'investor';

/** All of domain comes through one file, so the graph cannot tell that the landing page does without its figures. */
const domain = /packages\/domain\//;

/**
 * Names what the app and the page of an investor share (`later`: what the landing page does without), and the first files of each without it: neither loads the
 * other. A group takes along what its modules import, so the shared ones are named before the others.
 */
export function pageChunks(names: Readonly<Record<Owner, string>>) {
  let pages: Readonly<Record<'landing' | 'app' | 'investor', Set<string>>> | null = null;
  const ownerOf = (id: string, graph: ModuleGraph): Owner => {
    pages ??= {
      landing: closureOf([source('../index.html'), join(landing, 'landing-page.tsx')], graph),
      app: closureOf([source('../index.html')], graph, true),
      investor: closureOf([source('../confirm.html')], graph, true),
    };
    if (!pages.investor.has(id)) return 'app';
    if (!pages.app.has(id)) return 'investor';
    return pages.landing.has(id) && !domain.test(id) ? 'shared' : 'later';
  };
  return (owner: Owner) => (id: string, graph: ModuleGraph) =>
    ownerOf(id, graph) === owner ? names[owner] : null;
}
