import { MOST_SHEET_BYTES, uploadSheet } from '@hub/contract/console/distributor-calls';
import { sheetFieldTexts } from '@hub/contract/console/sheet-field-texts';
import { useState } from 'react';
import { Field } from '../../ui/form/field/field.tsx';
import type { FieldProps } from '../../ui/form/field/field-props.ts';
import { useFocusTarget } from '../../ui/form/field/focus-target.ts';
import { sizeText } from '../../ui/form/file/file-rules.ts';
import { useConsole } from '../calls/console-context.ts';
import styles from './act-panel.module.css';

type Upload = { readonly name: string; readonly state: 'sending' | 'there' } | null;

/** By the browser itself, which reads even a large file without a letter of ours for each byte. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error(sheetFieldTexts.failed));
    reader.readAsDataURL(file);
  });

/** A sheet goes to the server when it is chosen; the value is what the server calls it. */
export function SheetField({ label, hint, error, value, onChange, ref }: FieldProps<string>) {
  const { client } = useConsole();
  const [upload, setUpload] = useState<Upload>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useFocusTarget<HTMLInputElement>(ref);
  const take = async (file: File) => {
    setProblem(null);
    onChange('');
    if (file.size > MOST_SHEET_BYTES) {
      setProblem(sheetFieldTexts.tooLarge(sizeText(MOST_SHEET_BYTES)));
      return;
    }
    setUpload({ name: file.name, state: 'sending' });
    try {
      const content = await base64Of(file);
      const { file: stored } = await client.call(uploadSheet, { name: file.name, content });
      setUpload({ name: file.name, state: 'there' });
      onChange(JSON.stringify(stored));
    } catch (failure) {
      setUpload(null);
      setProblem(failure instanceof Error ? failure.message : sheetFieldTexts.failed);
    }
  };
  const said = upload?.state === 'sending' ? sheetFieldTexts.sending(upload.name) : null;
  return (
    <Field label={label} hint={hint} error={problem ?? error}>
      {(ids) => (
        <>
          <input
            {...ids}
            ref={input}
            type="file"
            className={styles.sheet}
            accept=".csv,.xlsx,.json,.txt"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void take(file);
            }}
          />
          <p role="status" className="mute text-note hides-empty">
            {said ?? (value === '' ? '' : sheetFieldTexts.there(upload?.name ?? sheetFieldTexts.earlier))}
          </p>
        </>
      )}
    </Field>
  );
}
