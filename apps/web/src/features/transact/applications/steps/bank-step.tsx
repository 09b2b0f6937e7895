import { PROOF_BYTES } from '@hub/contract/calls/transact/transact-applications';
import { PENNY_DROP } from '@hub/domain/applications/application-draft';
import { applicationAccount } from '@hub/domain/applications/application-folio';
import { bankAccountNames } from '@hub/domain/orders/terms/order-codes';
import { taxStatusDemands } from '@hub/domain/tax-status/tax-status-demands';
import { useState } from 'react';
import { IfscField } from '../../../../parts/reference/ifsc-field.tsx';
import { type BranchOption, unreadBranch } from '../../../../parts/reference/ifsc-search.ts';
import { BlockableButton } from '../../../../ui/action/blockable-button.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusChip } from '../../../../ui/feedback/status-chip.tsx';
import { ChipChoice } from '../../../../ui/form/choice/chip-choice.tsx';
import { FileField } from '../../../../ui/form/file/file-field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { TakenNote } from '../form/existing-choice.tsx';
import { FieldError } from '../form/field-error.tsx';
import { type FormContext, setAt, useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';

/** The account that pays and is paid. */
export function BankStep() {
  const form = useApplicationForm();
  const { draft, facts, change, saveNow } = form;
  const [found, setFound] = useState<BranchOption | null>(null);
  const { bank, taxStatus, sameAs } = draft;
  if (sameAs !== null) {
    const { bank: name, maskedAccount } = applicationAccount(draft, facts);
    return <TakenNote what={`The account ${name} ${maskedAccount} filled in`} />;
  }
  const types = taxStatus === null ? (['SB', 'CB'] as const) : taxStatusDemands[taxStatus].accountTypes;
  const branch = facts.branches[bank.ifsc];
  const line = found?.line ?? (branch ? [branch.bank, branch.branch].filter(Boolean).join(' · ') : undefined);
  /** What was proven of one account proves nothing of another. */
  const changeBank = (part: Partial<typeof bank>) =>
    change((old) => ({ ...old, bank: { ...old.bank, ...part, proof: null } }));
  return (
    <>
      <FormQuestion path="bank.ifsc" label="IFSC or branch">
        {({ value, onChange: _typed, ...field }) => (
          <IfscField
            {...field}
            hint={line ?? 'Type the IFSC from a cheque, or bank and place'}
            value={value === '' ? null : (found ?? { id: value, name: value, branch: unreadBranch(value) })}
            onChange={(option) => {
              setFound(option);
              changeBank({ ifsc: option?.branch.ifsc ?? '' });
              if (option !== null) void saveNow();
            }}
          />
        )}
      </FormQuestion>
      <FormQuestion path="bank.account" label="Account number">
        {(field) => (
          <TextField
            {...field}
            inputMode="numeric"
            autoComplete="off"
            onChange={(typed) => changeBank({ account: typed.replace(/\D/g, '') })}
          />
        )}
      </FormQuestion>
      <FormQuestion path="bank.type" label="Type of account" isChoice>
        {(field) => (
          <ChipChoice
            {...field}
            layout="even"
            chips={types.map((type) => ({ id: type, name: bankAccountNames[type] }))}
          />
        )}
      </FormQuestion>
      <Proof />
    </>
  );
}

/** Sends what proves the account, and says why it was not taken. */
function useProof(form: FormContext) {
  const { draft, id, saveNow, proofs } = form;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const attempt = async (work: () => Promise<void>, undo?: () => void) => {
    setSending(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      undo?.();
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      setSending(false);
    }
  };
  const upload = async (chosen: readonly File[]) => {
    setFiles(chosen);
    setRefusal(null);
    const [file] = chosen;
    if (file === undefined || id === null) {
      setAt(form, 'bank.proof', null);
      return;
    }
    await attempt(
      async () => {
        setAt(form, 'bank.proof', await proofs.upload(id, file));
        await saveNow();
      },
      () => setFiles([]),
    );
  };
  const dropPenny = () =>
    attempt(async () => {
      const wrong = await proofs.checkAccount(draft);
      setRefusal(wrong);
      if (wrong !== null) return;
      setAt(form, 'bank.proof', PENNY_DROP);
      await saveNow();
    });
  return { files, refusal, isSending, upload, dropPenny };
}

/** One rupee that the bank answers with a name, or a paper that has it. */
function Proof() {
  const form = useApplicationForm();
  const { draft, id, findings, reader } = form;
  const whose = reader === 'investor' ? 'yours' : 'the investor’s';
  const { files, refusal, isSending, upload, dropPenny } = useProof(form);
  const { proof, account } = draft.bank;
  const isReady = !findings.some(
    ({ field, level }) => level === 'block' && field.startsWith('bank.') && field !== 'bank.proof',
  );
  return (
    <Card
      title={reader === 'investor' ? 'Is this your account?' : 'Is this the investor’s account?'}
      className="stack one-column gap-16"
    >
      {proof === PENNY_DROP ? (
        <div className="row wrap gap-8" role="status">
          <StatusChip tone="good">Checked with ₹1</StatusChip>
          <span>
            The account ending in {account.slice(-4)} is {whose}.
          </span>
        </div>
      ) : proof !== null ? (
        <div className="row wrap gap-8" role="status">
          <StatusChip tone="good">Proof uploaded</StatusChip>
          <Button look="quiet" size="compact" onClick={() => void upload([])}>
            Remove
          </Button>
        </div>
      ) : (
        <WaysToProve
          isReady={isReady}
          isSending={isSending}
          isStarted={id !== null}
          files={files}
          onPenny={() => void dropPenny()}
          onFiles={(chosen) => void upload(chosen)}
        />
      )}
      {refusal !== null && (
        <p role="alert" className="danger text-body">
          {refusal}
        </p>
      )}
      <FieldError path="bank.proof" />
    </Card>
  );
}

interface WaysToProveProps {
  isReady: boolean;
  isSending: boolean;
  isStarted: boolean;
  files: readonly File[];
  onPenny: () => void;
  onFiles: (files: readonly File[]) => void;
}

const WaysToProve = ({ isReady, isSending, isStarted, files, onPenny, onFiles }: WaysToProveProps) => (
  <>
    <p className="mute">
      We send ₹1 to the account and the bank confirms whose it is. Or upload a cancelled cheque or the first
      page of the passbook.
    </p>
    <div className="row wrap gap-8">
      <BlockableButton
        look="outline"
        blocked={isReady ? null : 'Fill in the account first.'}
        busy={isSending}
        onClick={onPenny}
      >
        Check with ₹1
      </BlockableButton>
    </div>
    <FileField
      label="Or upload a proof"
      rules={{ kinds: ['pdf', 'jpeg', 'png'], mostBytes: PROOF_BYTES }}
      takesPhoto
      isDisabled={!isStarted || isSending}
      value={files}
      onChange={onFiles}
    />
  </>
);
