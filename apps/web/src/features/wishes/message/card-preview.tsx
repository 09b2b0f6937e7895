import type { RequestOf } from '@hub/contract';
import type { wishCard } from '@hub/contract/calls/wishes/wishes';
import { useEffect, useState } from 'react';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useCard } from '../calls/queries.ts';
import styles from './message.module.css';

/** A file's address for as long as it is shown. */
function useFileAddress(file: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (file === undefined) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

export function CardPreview({ requested }: { requested: RequestOf<typeof wishCard> }) {
  const { data, error, refetch } = useCard(requested);
  const address = useFileAddress(data);
  return (
    <div className={styles.card}>
      {address ? (
        <img src={address} alt="The card as the client gets it" width={800} height={800} />
      ) : error ? (
        <InlineError onRetry={refetch}>The card could not be drawn.</InlineError>
      ) : (
        <Loading label="Drawing the card">
          <Skeleton shape="block" />
        </Loading>
      )}
    </div>
  );
}
