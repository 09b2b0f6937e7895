import { AmountField } from '../../../apps/web/src/ui/form/amount/amount-field.tsx';
import { UnitsField } from '../../../apps/web/src/ui/form/amount/units-field.tsx';
import { DateField } from '../../../apps/web/src/ui/form/date/date-field.tsx';
import { ControlStates } from './control-states.tsx';

export function FigureControls() {
  return (
    <>
      <ControlStates name="Amount" empty="" filled="100000.50">
        {(props) => <AmountField quickAmounts={['5000', '10000']} {...props} />}
      </ControlStates>
      <ControlStates name="Units" empty="" filled="12.500">
        {(props) => <UnitsField available="1234.567" {...props} />}
      </ControlStates>
      <ControlStates name="Date" empty="" filled="2027-01-05">
        {(props) => <DateField min="2026-11-17" max="2036-12-31" {...props} />}
      </ControlStates>
    </>
  );
}
