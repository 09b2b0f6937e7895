import { touchTexts } from '@hub/contract/investor/touch-texts';
import { routes } from '@hub/domain';
import { opportunityScreen } from '@hub/domain/opportunity/lists';
import { actText, lastActText } from '../../../parts/contact/act-words.ts';
import { useTouches } from '../../../parts/contact/use-touches.ts';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { Moment } from '../../../ui/date/moment.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './people-cards.module.css';
import { SectionStates } from './section-states.tsx';

/** The last call or message, said in the head; nothing where none is noted. */
export function LastTouch({ investorId }: { investorId: string }) {
  const [last] = useTouches(investorId).data?.touches ?? [];
  if (last === undefined) return null;
  const text = lastActText({ lastAct: { ...last, until: null } });
  return (
    <p className="wide mute text-note anywhere">
      {touchTexts.last}: <DatedText>{text}</DatedText>
    </p>
  );
}

/** Calls and messages to the client, from here and from the lists of opportunities. */
export function TouchesCard({ investorId }: { investorId: string }) {
  const touches = useTouches(investorId);
  return (
    <SectionStates query={touches} failed={touchTexts.failed} loading={touchTexts.loading}>
      {({ touches: noted }) => (
        <Card title={touchTexts.heading}>
          {noted.length === 0 ? (
            <p className="mute text-note">{touchTexts.none}</p>
          ) : (
            <ol aria-label={touchTexts.heading}>
              {noted.map(({ act, at, note, list }) => (
                <li key={`${at} ${act} ${list}`} className={`stack gap-2 pad-8-0 anywhere ${styles.line}`}>
                  <span className="row wrap gap-2-8">
                    <b>{actText({ act, until: null })}</b>
                    <Moment at={at} className="mute text-small" />
                    {list !== null && (
                      <span className="mute text-small">
                        {touchTexts.about(routes[opportunityScreen(list)].title)}
                      </span>
                    )}
                  </span>
                  {note !== null && <p className="as-written soft text-note">{note}</p>}
                </li>
              ))}
            </ol>
          )}
        </Card>
      )}
    </SectionStates>
  );
}
