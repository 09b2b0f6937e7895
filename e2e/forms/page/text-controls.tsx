import { IfscCodeField } from '../../../apps/web/src/ui/form/text/ifsc-code-field.tsx';
import { MobileField } from '../../../apps/web/src/ui/form/text/mobile-field.tsx';
import { PanField } from '../../../apps/web/src/ui/form/text/pan-field.tsx';
import { TextField } from '../../../apps/web/src/ui/form/text/text-field.tsx';
import { VpaField } from '../../../apps/web/src/ui/form/text/vpa-field.tsx';
import { ControlStates } from './control-states.tsx';

export function TextControls() {
  return (
    <>
      <ControlStates name="City" empty="" filled="Kochi">
        {(props) => <TextField hint="Where the branch is." {...props} />}
      </ControlStates>
      <ControlStates name="About" empty="" filled="Plans for families, in Malayalam and English.">
        {(props) => <TextField lines={3} limit={60} {...props} />}
      </ControlStates>
      <ControlStates name="PAN" empty="" filled="AAAPK1234C">
        {(props) => <PanField {...props} />}
      </ControlStates>
      <ControlStates name="IFSC" empty="" filled="HDFC0001660">
        {(props) => <IfscCodeField {...props} />}
      </ControlStates>
      <ControlStates name="UPI ID" empty="" filled="meera@okbank">
        {(props) => <VpaField {...props} />}
      </ControlStates>
      <ControlStates name="Mobile" empty="" filled="9876543210">
        {(props) => <MobileField {...props} />}
      </ControlStates>
    </>
  );
}
