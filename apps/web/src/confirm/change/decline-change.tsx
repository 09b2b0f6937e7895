import { changeDeclineReasons } from '@hub/contract/declines/decline-texts';
import { DeclineStep, type useDecline } from '../decline/decline-step.tsx';
import { AnswerBar, Trouble } from '../orders/answer-bar.tsx';
import type { useCodes } from './change-codes.tsx';

interface DeclineChangeProps {
  title: string;
  distributor: string;
  decline: ReturnType<typeof useDecline>;
  answer: ReturnType<typeof useCodes>;
  onBack: () => void;
}

/** Why a change is declined; the link is enough, no code is needed. */
export function DeclineChange({ title, distributor, decline, answer, onBack }: DeclineChangeProps) {
  const isBusy = answer.work !== null;
  return (
    <DeclineStep
      title={`Decline the ${title.charAt(0).toLowerCase()}${title.slice(1)}?`}
      text={`Nothing is changed. ${distributor} will be told your reason and can send a corrected link.`}
      distributor={distributor}
      reasons={changeDeclineReasons}
      decline={decline}
    >
      <form
        className="stack one-column gap-16"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const why = decline.answer();
          if (why !== null) void answer.decide(why);
        }}
      >
        <Trouble>{answer.trouble}</Trouble>
        <AnswerBar
          isStaying
          isBusy={isBusy}
          isDeclining
          action={isBusy ? 'Sending your answer…' : 'Decline the change'}
          other="Back to the change"
          onOther={onBack}
        />
      </form>
    </DeclineStep>
  );
}
