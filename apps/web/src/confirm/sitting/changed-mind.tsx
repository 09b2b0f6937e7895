import { brand } from 'virtual:brand';
import { investorPageTexts } from '@hub/contract/orders/investor-page-texts';
import { telephoneLink } from '@hub/contract/urls/telephone-link';

const { changedMind: words } = investorPageTexts;
const { number, hours } = brand.support.helpline;

interface ChangedMindProps {
  distributor: string;
  /** What is not done then. */
  what: 'mandate' | 'pay';
}

/** After the confirmation: how one says no to what is left of it. */
export const ChangedMind = ({ distributor, what }: ChangedMindProps) => (
  <details className="soft text-body">
    <summary className="tap danger strong">{words.title}</summary>
    <p>{words[what](distributor)}</p>
    <p>
      {words.notRequested} <a href={telephoneLink(number)}>{number}</a>, {hours}.
    </p>
  </details>
);
