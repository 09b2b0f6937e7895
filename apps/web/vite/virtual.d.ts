declare module 'virtual:brand' {
  import type { Brand } from '@hub/contract';
  export const brand: Brand;
  /** The brand's mark, a square SVG, as an address that holds it. */
  export const markUrl: string;
}

declare module 'virtual:shell' {
  import type { Shell } from '../src/worker/shell.ts';

  /** Null in development. */
  const shell: Shell | null;
  export default shell;
}

declare module 'virtual:theme.css' {}
declare module 'virtual:first-fonts.css' {}

// The package brings no types.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    keepFeatures: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

// Icons one by one: the package's entry names six thousand of them.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { TablerIcon } from '@tabler/icons-react';

  const icon: TablerIcon;
  export default icon;
}
