import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';

/** The outline of the cards that wait for the profile. */
export function ProfileOutline() {
  return (
    <div role="status" className="stack one-column shrink gap-16">
      <span className="visually-hidden">Loading your profile</span>
      {[3, 6, 5].map((lines) => (
        <Card key={lines}>
          <div className="stack gap-12">
            <Skeleton shape="title" width="short" />
            {Array.from({ length: lines }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: outlines are all alike
              <Skeleton key={index} width={index % 2 === 0 ? 'long' : 'medium'} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
