import { Button } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { ChevronDownIcon } from '../../ui/action/icons.ts';
import { MenuButton, MenuLink } from '../../ui/overlay/menu-button.tsx';
import { statementHref } from './statement-links.ts';

interface StatementMenuProps {
  /** Whose: "Latha Iyer", "folio 1234567/89". */
  of: string;
  investor: string;
  folio?: string;
}

/** To both statements of a client or a folio. */
export function StatementMenu({ of, investor, folio }: StatementMenuProps) {
  return (
    <div>
      <MenuButton
        button={
          <Button look="outline" size="compact" aria-label={`Statement: ${of}`}>
            Statement
            <Icon of={ChevronDownIcon} size={16} />
          </Button>
        }
      >
        <MenuLink text="Account statement" href={statementHref('account', { investor, folio })}>
          Account statement
        </MenuLink>
        <MenuLink text="Capital-gain statement" href={statementHref('capitalgain', { investor, folio })}>
          Capital-gain statement
        </MenuLink>
      </MenuButton>
    </div>
  );
}
