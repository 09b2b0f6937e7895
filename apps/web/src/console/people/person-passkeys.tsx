import { peopleTexts } from '@hub/contract/console/people-texts';
import { removePasskey } from '@hub/contract/staff/staff-acts';
import { Button } from '../../ui/action/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useConsole, useMay } from '../calls/console-context.ts';
import { type Passkey, PasskeyList } from '../own/passkey-list.tsx';

const texts = peopleTexts;

interface PersonPasskeysProps {
  person: { readonly id: string; readonly name: string; readonly passkeyList: readonly Passkey[] };
}

export function PersonPasskeys({ person: { id, name, passkeyList } }: PersonPasskeysProps) {
  const { openAct } = useConsole();
  const mayRemove = useMay('staff.make');
  return (
    <Card title={texts.passkeyList}>
      <PasskeyList
        passkeys={passkeyList}
        empty={texts.noPasskeys}
        action={
          mayRemove
            ? (passkey) => (
                <Button
                  look="quiet"
                  size="compact"
                  onClick={() =>
                    openAct.open({
                      name: removePasskey.name,
                      given: { staffId: id, passkeyId: passkey.id },
                      about: `${passkey.name}, ${name}`,
                    })
                  }
                >
                  {removePasskey.title}
                </Button>
              )
            : undefined
        }
      />
    </Card>
  );
}
