import type { ReactNode } from 'react';

export interface Sorting<Key extends string> {
  readonly by: Key;
  readonly order: 'asc' | 'desc';
}

export interface TableColumn<Row, Key extends string = never> {
  readonly id: string;
  readonly header: string;
  /** The header in full where it is short, for whoever hears it. */
  readonly label?: string;
  /** The key it can be sorted by. */
  readonly sort?: Key;
  /** Figures stand to the right. */
  readonly figures?: boolean;
  /**
   * How wide it is in a table, in pixels. The first column takes what is left and at least its own width. Columns
   * for which there is no room are left out, the last ones first; cards show them all.
   */
  readonly width?: number;
  /** Stands also where there is no room for others: what a row is acted on with. */
  readonly isSaved?: boolean;
  /** Its share of what is left over, for columns with names in them. */
  readonly grow?: number;
  /** The user may show or hide it; this is how it begins. */
  readonly optional?: 'shown' | 'hidden';
  /** In a card its value stands without its name: what it is can be seen. It is still said. */
  readonly plain?: boolean;
  readonly className?: string | undefined;
  readonly cell: (row: Row) => ReactNode;
}
