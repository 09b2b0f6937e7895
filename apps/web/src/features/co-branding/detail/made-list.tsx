import type { GeneratedContent } from '@hub/contract/calls/co-branding/co-branding';
import { Ago } from '../../../ui/date/ago.tsx';
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { languageName, validityWords } from '../piece/words.ts';
import styles from './detail.module.css';

/** What this distributor made of the piece before. */
export function MadeList({ made }: { made: readonly GeneratedContent[] }) {
  if (made.length === 0) return null;
  return (
    <Card title="Made before">
      <ul className={styles.made}>
        {made.map((one) => {
          const { name, tone } = stateOf(one);
          return (
            <li key={one.id}>
              <RouteLink href={hrefTo('co-branding/progress', { id: one.id })}>
                {languageName(one.language)}, <Ago at={one.requestedAt} />
              </RouteLink>
              <StatusChip tone={tone}>{name}</StatusChip>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function stateOf({ status, validity, isOutdated, progress }: GeneratedContent): { name: string; tone: Tone } {
  if (status === 'failed') return { name: 'Not made', tone: 'bad' };
  if (status !== 'ready') return { name: `${progress}% made`, tone: 'soon' };
  if (validity !== 'current') return validityWords[validity];
  return isOutdated ? { name: 'Older version', tone: 'soon' } : { name: 'Ready', tone: 'good' };
}
