import { ExistingChoice } from '../form/existing-choice.tsx';
import { useApplicationForm } from '../form/form-context.ts';
import { ContactFields } from './contact-fields.tsx';

/** Where links and codes go: the client's contact, of a minor's folio the guardian's. */
export function ContactStep() {
  const { draft } = useApplicationForm();
  return (
    <>
      <ExistingChoice />
      {draft.guardian !== null && <p className="mute">Contact of the guardian</p>}
      {draft.sameAs === null && <ContactFields place={0} />}
    </>
  );
}
