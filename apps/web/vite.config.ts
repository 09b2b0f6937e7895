import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { afterBuild } from './vite/after-build.ts';
import { areaChunk, isBase, pageChunks } from './vite/area-chunk.ts';
import { readBrandFile } from './vite/brand-file.ts';
import { brandPlugin } from './vite/brand-plugin.ts';
import { devConsolePage } from './vite/console-build.ts';
import { devConfig, devInvestorPage, proxyTo } from './vite/dev-api.ts';
import { firstFonts } from './vite/first-fonts.ts';
import { fontPreload } from './vite/font-preload.ts';
import { hashedStyles } from './vite/hashed-styles.ts';
import { devServiceWorker } from './vite/service-worker.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const brandFile = readBrandFile();
const api = process.env.HUB_API;

const pageChunk = pageChunks({ shared: 'shared', later: 'later', app: 'app', investor: 'confirm' });

/** What the page and its prerendered copy are built with alike. */
const shared = (): InlineConfig => ({
  root,
  configFile: false,
  plugins: [
    react(),
    brandPlugin(brandFile),
    firstFonts(),
    // React Aria's own words ("Dismiss") in the one language that the rest of the page speaks.
    optimizeLocales.vite({ locales: ['en-US'] }),
  ],
});

export default defineConfig({
  root,
  plugins: [
    ...(shared().plugins ?? []),
    hashedStyles(),
    fontPreload(/inter-text.*\.woff2$/),
    devConfig(api),
    devInvestorPage(),
    devConsolePage(),
    devServiceWorker(),
    afterBuild(shared, brandFile.brand),
  ],
  server: api ? { proxy: proxyTo(api, brandFile.brand.paths) } : {},
  build: {
    manifest: true,
    // A browser without it fetches the same chunks a moment later.
    modulePreload: { polyfill: false },
    // As data: addresses fonts and scripts would need a looser content policy; a drawing that may be one says so.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // The app, and the page of an investor, who has a cheap phone and no login.
      input: ['index.html', 'confirm.html'].map((page) => `${root}${page}`),
      output: {
        codeSplitting: {
          groups: [
            // Changes far less often than our code, so it stays in the visitor's cache.
            { name: 'react', test: isBase, priority: 4 },
            // Every page begins with these: one file instead of a dozen.
            { name: pageChunk('shared'), priority: 3 },
            { name: pageChunk('later'), priority: 3 },
            { name: pageChunk('app'), tags: ['$initial'], priority: 2 },
            { name: pageChunk('investor'), tags: ['$initial'], priority: 2 },
            // What other screens share with the first one, and what only it needs.
            { name: areaChunk('area'), minShareCount: 2, priority: 1 },
            { name: areaChunk('home'), priority: 0 },
            // A line or two each, for any page; every chunk has its name in the first file.
            { name: 'figure', test: /ui\/figure\/[\w-]+\.tsx?$/, minShareCount: 2, priority: 0 },
            {
              name: 'typed',
              test: /ui\/form\/text\/(?:capitals|code|mobile|pan|pin)-[\w-]+\.tsx?$/,
              minShareCount: 2,
              priority: 0,
            },
          ],
        },
      },
    },
  },
});
