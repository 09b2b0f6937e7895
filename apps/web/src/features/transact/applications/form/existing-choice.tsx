import { ChoiceCards } from '../../../../ui/form/choice/choice-cards.tsx';
import { setAt, useApplicationForm } from './form-context.ts';

const NEW_ADDRESS = 'anew';

/** A client's own details, masked, instead of asking for them again. */
export function ExistingChoice() {
  const form = useApplicationForm();
  const { draft, facts } = form;
  const existing = facts.existingFolios.filter(({ taxStatus }) => taxStatus === draft.taxStatus);
  if (existing.length === 0) return null;
  return (
    <ChoiceCards
      label="Contact, address and bank account"
      isRequired
      choices={[
        ...existing.map(({ folioNo, mobile, email, bank, maskedAccount, city }) => ({
          id: folioNo,
          name: `As in folio ${folioNo}`,
          line: [mobile ?? email, city, `${bank} ${maskedAccount}`].filter(Boolean).join(' · '),
        })),
        { id: NEW_ADDRESS, name: 'Enter new ones', line: 'For another contact or bank account' },
      ]}
      value={draft.sameAs ?? NEW_ADDRESS}
      onChange={(folioNo) => setAt(form, 'sameAs', folioNo === NEW_ADDRESS ? null : folioNo)}
    />
  );
}

/** What a step says whose answers come from a folio. */
export function TakenNote({ what }: { what: string }) {
  const { draft } = useApplicationForm();
  return (
    <p>
      {what} as in folio {draft.sameAs}. Change it under Contact.
    </p>
  );
}
