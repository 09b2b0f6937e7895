import { Button } from '../../ui/action/button.tsx';
import type { Option } from '../../ui/form/field/option.ts';
import { Card } from '../../ui/layout/card.tsx';
import { InvestorField } from './investor-field.tsx';

interface ClientChoiceProps {
  value: Option | null;
  /** Offered under the search; one may be there twice. */
  recent: readonly Option[];
  onChange: (client: Option | null) => void;
}

const MOST_RECENT = 6;

/** A client by a search, or from the last ones. */
export function ClientChoice({ value, recent, onChange }: ClientChoiceProps) {
  const offered = [...new Map(recent.map((one) => [one.id, one])).values()].slice(0, MOST_RECENT);
  return (
    <Card aria-label="Investor">
      <InvestorField label="Investor" value={value} onChange={onChange} />
      {value === null && offered.length > 0 && (
        <div className="above-16">
          <h2 className="below-8 mute text-note medium">Recent</h2>
          <ul className="flex wrap gap-8">
            {offered.map((one) => (
              <li key={one.id}>
                <Button look="outline" size="compact" onClick={() => onChange(one)}>
                  {one.name}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
