import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useNavigation } from '../../navigation/navigation.ts';
import { useBehind } from '../../navigation/trail.ts';
import { addressOf, isAtStep, stepIn } from './step-address.ts';

/** The step in the address of the page. */
export function useStepAddress() {
  const { pathname, searchStr } = useLocation();
  const { go } = useNavigation();
  const behind = useBehind();
  const [path] = useState(pathname);
  // The address changes before the next page is there: until then this one keeps what it had.
  const last = useRef(searchStr);
  const isHere = pathname === path;
  if (isHere) last.current = searchStr;
  const query = last.current;
  const hrefOf = (step: string) => addressOf(path, query, step);
  return {
    requested: stepIn(query),
    isHere,
    hrefOf,
    go: (step: string) => go(hrefOf(step)),
    replace: (step: string) => go(hrefOf(step), { replace: true }),
    /** To an earlier step: back in the history where it lies behind, so that the browser's button goes on from there. */
    goBack(step: string) {
      const page = behind((address) => isAtStep(address, path, step));
      if (page) page.go();
      else go(hrefOf(step), { replace: true });
    },
  };
}
