import { useLocation } from '@tanstack/react-router';

/** What stands behind the question mark of the address, `?` included; it changes as one moves. */
export const useQueryString = (): string => useLocation({ select: (location) => location.searchStr });
