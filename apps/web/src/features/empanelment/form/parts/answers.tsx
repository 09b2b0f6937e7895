import type { BrokerDetail } from '@hub/contract/calls/empanelment/empanelment';
import { documentText } from '@hub/contract/empanelment/empanelment-texts';
import { Card } from '../../../../ui/layout/card.tsx';
import { Fact, Facts } from '../../../../ui/layout/facts.tsx';
import { RouteLink } from '../../../../ui/navigation/route-link.tsx';
import { answersOf } from './answer-texts.ts';
import { type ScreenStep, screenSteps, stepTitle } from './steps.ts';
import { useRelations } from './use-relations.ts';

interface AnswersProps {
  detail: BrokerDetail;
  hrefOf: (step: string) => string;
}

/** All answers, with a way back to those that may change. */
export function Answers({ detail, hrefOf }: AnswersProps) {
  const { data: relations = [] } = useRelations();
  const relationName = (code: string) => relations.find((one) => one.code === code)?.name ?? code;
  const open = screenSteps(detail);
  const change = (step: ScreenStep) =>
    open.includes(step) && (
      <RouteLink
        href={hrefOf(step)}
        className="inline middle tap strong"
        aria-label={`Change ${stepTitle(step)}`}
      >
        Change
      </RouteLink>
    );
  return (
    <>
      {detail.steps.map((step) => (
        <Card key={step} title={stepTitle(step)} aside={change(step)}>
          <Facts>
            {answersOf(step, detail, relationName).map(({ label, text }) => (
              <Fact key={label} label={label}>
                {text}
              </Fact>
            ))}
          </Facts>
        </Card>
      ))}
      <Card title={stepTitle('documents')} aside={change('documents')}>
        <Facts>
          {detail.documents.map(({ kind, file }) => (
            <Fact key={kind} label={documentText(kind, detail.record.constitution)}>
              {file?.name}
            </Fact>
          ))}
        </Facts>
      </Card>
    </>
  );
}
