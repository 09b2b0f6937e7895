import type { TablerIcon } from '@tabler/icons-react';

/** One line of a palette. */
export interface PaletteItem {
  /** `client:…`, `page:reports/sip`: the same thing has the same one. */
  readonly id: string;
  readonly title: string;
  /** Told beside the title, quieter. */
  readonly note: string;
  /** At the end of the line. */
  readonly figure: string;
  readonly icon: TablerIcon;
  readonly does: { readonly href: string } | { readonly run: () => void };
}

export interface PaletteGroup<Item extends PaletteItem> {
  readonly name: string;
  readonly items: readonly Item[];
}
