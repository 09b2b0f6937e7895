import type { StatementKind } from '@hub/domain/statements/statement-kinds';
import { ClientChoice } from '../../parts/person/client-choice.tsx';
import { useRecentClients } from '../../parts/person/recent-clients.ts';
import { statementHref } from '../../parts/statement/statement-links.ts';
import { ButtonLink } from '../../ui/action/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useNavigation } from '../../ui/navigation/navigation.ts';

const notes: Readonly<Record<StatementKind, string>> = {
  account: 'Choose whose account statement to see',
  capitalgain: 'Choose whose capital-gain statement to see',
};

/** The select-investor page with a statement's suffix (Spec §2). */
function SelectClient({ kind }: { kind: StatementKind }) {
  const navigation = useNavigation();
  const recent = useRecentClients();
  return (
    <>
      <PageHeader title="Select investor" note={notes[kind]} back />
      <div className="stack page-width gap-16">
        <ClientChoice
          value={null}
          recent={recent}
          onChange={(client) => client && navigation.go(statementHref(kind, { investor: client.id }))}
        />
        <Card title="Statements of many clients">
          <p className="soft">
            Choose clients in the client list, or all of them, and press Statements. You get one PDF for each,
            in a ZIP file.
          </p>
          <div className="flex wrap gap-8 above-12">
            <ButtonLink look="outline" size="compact" to="investor/list">
              Choose clients
            </ButtonLink>
            <ButtonLink look="quiet" size="compact" to="statements/bulk">
              Earlier files
            </ButtonLink>
          </div>
        </Card>
        {kind === 'capitalgain' && (
          <Card title="Before a sale">
            <p className="soft">
              See what a redemption would bring and cost, and who can still book gains within this year's LTCG
              exemption.
            </p>
            <div className="flex wrap gap-8 above-12">
              <ButtonLink look="outline" size="compact" to="statements/what-if">
                Redemption what-if
              </ButtonLink>
              <ButtonLink look="outline" size="compact" to="statements/harvest">
                Tax harvest
              </ButtonLink>
            </div>
          </Card>
        )}
      </div>
    </>
  );
}

export const selectClientPages: Readonly<Record<StatementKind, () => React.ReactNode>> = {
  account: () => <SelectClient kind="account" />,
  capitalgain: () => <SelectClient kind="capitalgain" />,
};
