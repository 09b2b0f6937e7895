import { createContext, useContext } from 'react';

/** Which rows stand open. Above the table, because a row that scrolls away is taken down. */
interface OpenedPlans {
  readonly opened: ReadonlySet<string>;
  /** By `planName`. */
  toggle(name: string): void;
}

export const OpenedPlansContext = createContext<OpenedPlans>({ opened: new Set(), toggle() {} });

export const useOpenedPlans = (): OpenedPlans => useContext(OpenedPlansContext);

export const detailsId = (name: string): string => `plan-${name.replace(/[^\w-]/g, '_')}`;
