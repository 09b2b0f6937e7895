import type { Renewal } from '@hub/contract/calls/opportunity/opportunity-renewals';
import { useState } from 'react';
import { useServices } from '../../../lib/react.ts';
import { checkedAs } from '../../../ui/form/state/form-rules.ts';
import { useHubForm } from '../../../ui/form/state/use-hub-form.ts';
import { useNavigation } from '../../../ui/navigation/navigation.ts';
import { type DeskTerms, usualTerms } from './desk-terms.ts';
import { batchHref } from './links.ts';
import { type CheckedRenewals, useRenewals, useSendRenewals } from './queries.ts';

type RenewalValues = DeskTerms & { readonly consent: boolean };

interface SentRenewals {
  readonly terms: DeskTerms;
  readonly keys: readonly string[];
}

/** The only EUIN that is good is chosen already. */
function withEuin(terms: DeskTerms, euins: CheckedRenewals['euins']): DeskTerms {
  const [only] = euins;
  return terms.euin === '' && only && euins.length === 1 ? { ...terms, euin: only.euin } : terms;
}

const faultsOf = ({ isExecutionOnly, euin }: DeskTerms, consent: boolean) => ({
  ...(!isExecutionOnly &&
    euin === '' && { euin: 'Choose who advised the investors, or tick execution only.' }),
  ...(!consent && { consent: 'Tick this to send the links.' }),
});

/** Which of the SIPs are renewed: all that can be, without those that were left out. */
function useChosen(items: readonly Renewal[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const good = items.filter(({ block }) => block === null);
  const chosen = good.filter(({ key }) => !left.has(key));
  return {
    good,
    chosen,
    toggle(key: string, isIn: boolean) {
      const next = new Set(left);
      if (isIn) next.delete(key);
      else next.add(key);
      setLeft(next);
    },
    toggleAll: () => setLeft(chosen.length === good.length ? new Set(good.map(({ key }) => key)) : new Set()),
  };
}

/** The terms of all renewals, which SIPs they are for, and the consent to send them. */
export function useRenewalForm() {
  const { toaster } = useServices();
  const navigation = useNavigation();
  const send = useSendRenewals();
  const form = useHubForm<RenewalValues, SentRenewals>({
    rules: ({ consent, ...typed }) => {
      const sent = withEuin(typed, euins);
      return checkedAs(faultsOf(sent, consent), { terms: sent, keys: chosen.chosen.map(({ key }) => key) });
    },
    initial: { ...usualTerms, consent: false },
    async onSubmit(requested, options) {
      const { id, orders, refused } = await send(requested.terms, requested.keys, options);
      const [first] = refused;
      if (first) toaster.show('error', `${refused.length} not sent. ${first.investor}: ${first.why}`);
      if (id === null) return;
      toaster.show('success', `${orders} ${orders === 1 ? 'renewal' : 'renewals'} sent for confirmation.`);
      navigation.go(batchHref(id));
    },
  });
  const { consent: _, ...typed } = form.values;
  const query = useRenewals(typed);
  const { items = [], euins = [] } = query.data ?? {};
  const chosen = useChosen(items);
  return { form, query, terms: withEuin(typed, euins), chosen };
}
