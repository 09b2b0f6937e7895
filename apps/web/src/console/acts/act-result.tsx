import { actTexts } from '@hub/contract/console/act-texts';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { requestPath } from '../routes/screens.ts';
import type { ActResult } from './use-act.ts';

const texts = actTexts.panel;

/** What came of it, in a line. */
export function ActResultView({ result, onClose }: { result: ActResult; onClose: () => void }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.focus(), []);
  const isDone = result.state === 'done';
  return (
    <div className="stack one-column gap-16">
      <div ref={line} role="status" tabIndex={-1} className="quiet">
        <Notice tone={isDone ? 'good' : 'soon'}>
          {isDone ? texts.done(result.sentence) : texts.waiting(result.sentence)}
        </Notice>
      </div>
      <div className="flex gap-8">
        {!isDone && (
          <ButtonLink href={requestPath(result.request)} look="outline" onClick={onClose}>
            {texts.seeWaiting}
          </ButtonLink>
        )}
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </div>
  );
}
