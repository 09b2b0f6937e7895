import { yearlyTexts } from '@hub/contract/wishes/wish-texts';
import { routes } from '@hub/domain';
import { useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { PlusIcon } from '../../../ui/action/icons.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Segmented } from '../../../ui/form/choice/segmented.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { peopleState } from '../calls/wish-links.ts';
import { PeopleList } from './people-list.tsx';
import { WeddingDialog } from './wedding-dialog.tsx';
import { WishesTabs } from './wishes-tabs.tsx';

const kinds = [
  { value: 'marriage', text: 'Wedding', label: yearlyTexts.marriage },
  { value: 'first-investment', text: 'First investment', label: yearlyTexts['first-investment'] },
] as const;

/** Anniversaries of weddings that are known, and of first investments. */
export function AnniversaryPage() {
  const here = hrefTo('wishes/anniversary');
  const { listState, setListState } = useListState(here, peopleState);
  const [isAdding, setAdding] = useState(false);
  const kind = listState.of === 'first-investment' ? 'first-investment' : 'marriage';
  const add = (
    <Button look="outline" onClick={() => setAdding(true)}>
      <Icon of={PlusIcon} size={16} />
      Add a wedding day
    </Button>
  );
  return (
    <>
      <PageHeader
        back
        title={routes['wishes/anniversary'].title}
        note="Each client gets the wish on the day."
        actions={add}
      />
      <WishesTabs here={here} />
      <div className="below-12">
        <Segmented
          label="Which"
          value={kind}
          options={kinds}
          onChange={(next) => setListState({ ...listState, of: next === 'marriage' ? null : next })}
        />
      </div>
      <PeopleList
        key={kind}
        category={kind}
        label={yearlyTexts[kind]}
        words={listState.words}
        onWords={(words) => setListState({ ...listState, words })}
        span={listState.span}
        onSpan={(span) => setListState({ ...listState, span })}
        empty={
          kind === 'marriage' ? (
            <EmptyState
              title="No wedding anniversaries"
              text="Wedding days are not in any feed. Add those that your clients told you."
            />
          ) : (
            <EmptyState title="No anniversaries" text="Choose a longer period, or search for another name." />
          )
        }
      />
      {isAdding && <WeddingDialog onClose={() => setAdding(false)} />}
    </>
  );
}
