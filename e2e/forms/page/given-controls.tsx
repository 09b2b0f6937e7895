import { type Consent, ConsentField } from '../../../apps/web/src/ui/form/choice/consent-field.tsx';
import { FileField } from '../../../apps/web/src/ui/form/file/file-field.tsx';
import type { FileRules } from '../../../apps/web/src/ui/form/file/file-rules.ts';
import { CodeField } from '../../../apps/web/src/ui/form/text/code-field.tsx';
import { PinField } from '../../../apps/web/src/ui/form/text/pin-field.tsx';
import { ControlStates } from './control-states.tsx';

const cheque: FileRules = { kinds: ['jpeg', 'png', 'pdf'], mostBytes: 5 * 1024 * 1024 };
const given = { version: '2026-11', at: '2026-11-16T10:00:00Z' };

export function GivenControls() {
  return (
    <>
      <ControlStates name="OTP" empty="" filled="123456">
        {(props) => <CodeField {...props} />}
      </ControlStates>
      <ControlStates name="PIN" empty="" filled="246810">
        {(props) => <PinField {...props} />}
      </ControlStates>
      <ControlStates<readonly File[]>
        name="Cheque"
        empty={[]}
        filled={[new File(['%PDF-1.7'], 'cheque.pdf')]}
      >
        {(props) => <FileField rules={cheque} takesPhoto {...props} />}
      </ControlStates>
      <ControlStates<Consent | null> name="Consent" empty={null} filled={given}>
        {(props) => (
          <ConsentField
            version="2026-11"
            text={<p>Read all scheme related documents carefully.</p>}
            statement="The investor has read this"
            {...props}
          />
        )}
      </ControlStates>
    </>
  );
}
