import { useEffect, useRef, useState } from 'react';
import type { StoredPass } from '../../../lib/storage/stored-values.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { hrefTo, useNavigation } from '../../../ui/navigation/navigation.ts';
import { usePass } from '../pass/pass.ts';
import { ArnStep } from './arn-step.tsx';
import { CodeStep } from './code-step.tsx';
import { EligibilityNote } from './eligibility-note.tsx';
import type { Opened } from './opened.ts';
import type { SentCode } from './sent-code.ts';
import styles from './start.module.css';

type At =
  | { readonly step: 'arn' }
  | { readonly step: 'code'; readonly sent: SentCode }
  | { readonly step: 'closed'; readonly opened: Opened };

const titles = { arn: 'Start or continue', code: 'Enter the code', closed: 'Your ARN' } as const;

/** ARN and code: the one way to begin, to go on elsewhere and to see how it stands. */
export function WayIn({ arn: given }: { arn: string }) {
  const { keep } = usePass();
  const { go } = useNavigation();
  const [arn, setArn] = useState(given);
  const [at, setAt] = useState<At>({ step: 'arn' });
  const box = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its first field or words
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else if (!box.current?.contains(document.activeElement)) box.current?.focus();
  }, [at.step]);

  const enter = async (opened: Opened) => {
    const { pass, status } = opened;
    if (pass === null) return setAt({ step: 'closed', opened });
    const held: StoredPass = { arn: opened.arn, pass };
    await keep(held);
    if (status === null || status === 'draft') go(hrefTo('empanelment/form'));
  };
  const toArn = () => setAt({ step: 'arn' });
  return (
    <Card title={titles[at.step]} className={`stack top ${styles.door}`}>
      <div ref={box} tabIndex={-1} className={styles.step}>
        {at.step === 'arn' && (
          <ArnStep arn={arn} onArn={setArn} onSent={(sent) => setAt({ step: 'code', sent })} />
        )}
        {at.step === 'code' && (
          <CodeStep
            sent={at.sent}
            onSentAgain={(sent) => setAt({ step: 'code', sent })}
            onOpened={enter}
            onOtherArn={toArn}
          />
        )}
        {at.step === 'closed' && (
          <EligibilityNote opened={at.opened}>
            <Button look="quiet" onClick={toArn}>
              Use another ARN
            </Button>
          </EligibilityNote>
        )}
      </div>
    </Card>
  );
}
