import type { ActDeclaration, ActField } from '@hub/contract/acts/act-declaration';
import { LONGEST_REASON } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import { APPROVAL_HOURS } from '@hub/domain/staff/approval';
import { Button } from '../../ui/action/button.tsx';
import { Form } from '../../ui/form/state/form.tsx';
import { FormField } from '../../ui/form/state/form-field.tsx';
import { SubmitButton } from '../../ui/form/state/submit-button.tsx';
import { TextField } from '../../ui/form/text/text-field.tsx';
import { SidePanelBody } from '../../ui/overlay/side-panel-body.tsx';
import { useConsole } from '../calls/console-context.ts';
import type { OpenedAct } from '../calls/open-act.ts';
import { RecheckDialog } from '../login/recheck-dialog.tsx';
import { ActFieldInput } from './act-field.tsx';
import styles from './act-panel.module.css';
import { ActPreviewView } from './act-preview.tsx';
import { ActResultView } from './act-result.tsx';
import { actNamed } from './all-acts.ts';
import { buttonText, useAct } from './use-act.ts';

const texts = actTexts.panel;

/** The panel of the act that is open; it stands beside the page, which can be read meanwhile. */
export function ActPanel({ opened }: { opened: OpenedAct }) {
  const declaration = actNamed(opened.name);
  return declaration ? <Panel declaration={declaration} opened={opened} /> : null;
}

interface PanelProps {
  declaration: ActDeclaration;
  opened: OpenedAct;
}

function Panel({ declaration, opened }: PanelProps) {
  const { openAct } = useConsole();
  const act = useAct(declaration, opened);
  const close = () => {
    act.form.draft.discard();
    openAct.close();
  };
  const needsApproval = act.preview?.needsApproval ?? declaration.approval === 'always';
  const title = opened.about === undefined ? declaration.title : `${declaration.title}: ${opened.about}`;
  return (
    <SidePanelBody title={title} onClose={close} className={styles.panel}>
      {act.result ? (
        <ActResultView result={act.result} onClose={openAct.close} />
      ) : (
        <Form form={act.form}>
          <p className="mute text-note">{needsApproval ? texts.secondPerson : texts.atOnce}</p>
          <Fields declaration={declaration} opened={opened} form={act.form} />
          <ActPreviewView {...act} needsApproval={needsApproval} />
          <FormField form={act.form} name="reason" label={texts.reason}>
            {(field) => (
              <TextField
                {...field}
                value={String(field.value ?? '')}
                lines={3}
                limit={LONGEST_REASON}
                hint={texts.reasonHelp}
              />
            )}
          </FormField>
          <div className={`stack gap-8 raised ${styles.foot}`}>
            <p className="mute text-note">
              {[
                needsApproval && texts.lapses(APPROVAL_HOURS),
                (act.preview?.needsRecheck ?? declaration.recheck) && texts.recheckNext,
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
            <div className="flex gap-8">
              <SubmitButton form={act.form} sending={texts.sending} wide>
                {buttonText(declaration, needsApproval)}
              </SubmitButton>
              <Button look="outline" onClick={close}>
                {texts.cancel}
              </Button>
            </div>
          </div>
        </Form>
      )}
      {act.recheckDue && <RecheckDialog onDone={act.goOn} onClose={act.cancelRecheck} />}
    </SidePanelBody>
  );
}

function Fields({ declaration, opened, form }: PanelProps & { form: ReturnType<typeof useAct>['form'] }) {
  return Object.entries<ActField>(declaration.fields)
    .filter(([, { isGiven }]) => !isGiven)
    .map(([name, field]) => (
      <FormField key={name} form={form} name={name} label={field.label}>
        {(bound) => <ActFieldInput field={field} options={opened.options?.[name]} bound={bound as never} />}
      </FormField>
    ));
}
