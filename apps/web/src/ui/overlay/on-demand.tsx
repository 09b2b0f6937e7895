import { type ComponentType, useContext, useEffect, useRef, useState } from 'react';
import { PageServicesContext, ServicesContext } from '../../lib/react.ts';

interface Closable {
  onClose: () => void;
}

interface OnDemand<Props extends Closable> {
  (props: Props): React.ReactNode;
  preload(): Promise<void>;
}

/**
 * What opens over the page and is not part of its start: the code comes when it is first shown, or by `preload`. What
 * cannot be fetched is closed, and that is said.
 */
export function onDemand<Props extends Closable>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let part: ComponentType<Props> | null = null;
  let pending: Promise<void> | null = null;
  const preload = (): Promise<void> => {
    // A line that has just come back may drop the first request.
    pending ??= load()
      .catch(load)
      .then(
        (loaded) => {
          part = loaded;
        },
        (error: unknown) => {
          pending = null;
          throw error;
        },
      );
    return pending;
  };
  function Part(props: Props) {
    const page = useContext(PageServicesContext);
    const toaster = (useContext(ServicesContext) ?? page)?.toaster;
    const [Shown, setShown] = useState(() => part);
    const close = useRef(props.onClose);
    close.current = props.onClose;
    useEffect(() => {
      let isGone = false;
      const fail = () => {
        if (isGone) return;
        close.current();
        toaster?.show('error', 'This could not be opened. Please try again.');
      };
      preload().then(() => isGone || setShown(() => part), fail);
      return () => {
        isGone = true;
      };
    }, [toaster]);
    return Shown && <Shown {...props} />;
  }
  return Object.assign(Part, { preload });
}
