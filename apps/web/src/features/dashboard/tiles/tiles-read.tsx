import { createContext, type ReactNode, useContext } from 'react';
import { useTilesRead } from './queries.ts';

const TilesReadContext = createContext(false);

/** Whether the first tiles are there; whoever does not ask is not drawn again when they come. */
export const useAfterTiles = (): boolean => useContext(TilesReadContext);

export function TilesRead({ children }: { children: ReactNode }) {
  return <TilesReadContext value={useTilesRead()}>{children}</TilesReadContext>;
}

/** What is not needed at once: mounted, and so asked for, after the first tiles. */
export const AfterTiles = ({ children }: { children: ReactNode }) => (useAfterTiles() ? children : null);
