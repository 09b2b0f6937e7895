import { applicationTexts } from '@hub/contract/applications/application-texts';
import { useState } from 'react';
import { useServices } from '../../../../lib/react.ts';
import { sentHref } from '../../../../parts/transaction/sent-links.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Moment } from '../../../../ui/date/moment.tsx';
import { useNavigation } from '../../../../ui/navigation/navigation.ts';
import { useApplicationForm } from '../form/form-context.ts';
import { useLeadActs } from '../form/queries.ts';

const texts = applicationTexts.share;

/** From the first page on the investor may fill in what is about them: with the PAN there is a form to share. */
export function LetInvestorFill() {
  const { draft, form, sharedAt, saved } = useApplicationForm();
  const { toaster } = useServices();
  const navigation = useNavigation();
  const acts = useLeadActs();
  const [isBusy, setBusy] = useState(false);
  const pan = draft.guardian === null ? 'holders.0.pan' : 'guardian.pan';
  const share = async () => {
    // What the agency says of it comes with the answer.
    const id = (await form.recheck(pan)) ? await saved() : null;
    if (!(await form.recheck(pan))) return form.focus(pan);
    if (id === null) return toaster.show('error', texts.notSaved);
    await acts.share(id);
    navigation.go(sentHref({ what: 'form', id }));
  };
  const press = async () => {
    setBusy(true);
    try {
      await share();
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack gap-8 narrow pad-12-16 sunk round">
      <p className="text-note soft">{draft.kind === 'zero-balance' ? texts.aboutFolio : texts.about}</p>
      {sharedAt !== null && (
        <p className="text-note soft">
          {texts.since} <Moment at={sharedAt} />. {texts.newLink}
        </p>
      )}
      <Button look="outline" busy={isBusy} onClick={() => void press()}>
        {sharedAt === null ? texts.button : texts.again}
      </Button>
    </div>
  );
}
