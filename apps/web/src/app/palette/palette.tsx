import { useState } from 'react';
import { PaletteDialog } from '../../ui/palette/palette-dialog.tsx';
import type { PaletteProps } from '../../ui/palette/palette-door.tsx';
import type { Item } from './items.ts';
import { useGroups } from './use-groups.ts';

const failed = {
  title: 'Clients, folios and schemes could not be searched.',
  rest: 'Pages and actions still work.',
};

/** Clients, folios, schemes, pages and actions. */
export function Palette({ label, typedAhead, opened, onClose }: PaletteProps<Item>) {
  const [typed, setTyped] = useState(typedAhead);
  const { maySearch, ...search } = useGroups(typed, opened);
  return (
    <PaletteDialog
      label={label}
      typed={typed}
      onTyped={setTyped}
      search={search}
      failed={failed}
      hint={
        maySearch
          ? 'Try part of a name, a PAN, a folio or a mobile number, or a page such as “SIP report”.'
          : 'Try the name of a page, such as “NAV”.'
      }
      onClose={onClose}
    />
  );
}
