import type { OpeningShown } from '@hub/contract/calls/confirmation/opening';
import { openingPageTexts } from '@hub/contract/openings/opening-page-texts';
import type { DeclarationId, OpeningStep } from '@hub/contract/openings/opening-parts';
import { useState } from 'react';

interface Said {
  /** Of what was shown when it was said. */
  readonly digest: string;
  readonly declared: readonly DeclarationId[];
  /** What is not right, by part. */
  readonly remarks: Readonly<Partial<Record<OpeningStep, string>>>;
}

/** What the investor says of what is opened. Where that has changed meanwhile, they have said nothing of it yet. */
export function useOpening(shown: OpeningShown | null) {
  const [stored, setSaid] = useState<Said | null>(null);
  const digest = shown?.digest ?? '';
  const said = stored?.digest === digest ? stored : { digest, declared: [], remarks: {} };
  const { declared, remarks } = said;
  const sentBack = (shown?.parts ?? []).flatMap(({ step }) => {
    const remark = remarks[step];
    return remark === undefined ? [] : [{ step, remark: remark.trim() }];
  });
  const isSentBack = sentBack.length > 0;
  const missing = (shown?.declarations ?? []).map(({ id }) => id).filter((id) => !declared.includes(id));
  return {
    declared,
    remarks,
    isSentBack,
    declare: (id: DeclarationId, isTicked: boolean) =>
      setSaid({ ...said, declared: [...declared.filter((one) => one !== id), ...(isTicked ? [id] : [])] }),
    /** Null takes it back. */
    setRemark(step: OpeningStep, remark: string | null) {
      const { [step]: _, ...others } = remarks;
      setSaid({ ...said, remarks: remark === null ? others : { ...others, [step]: remark } });
    },
    /** What keeps it from being sent; null when nothing does. */
    why: isSentBack
      ? sentBack.some(({ remark }) => remark === '')
        ? openingPageTexts.remarkMissing
        : null
      : missing.length > 0
        ? openingPageTexts.tick(missing)
        : null,
    /** What goes with the answer. */
    answer: shown === null ? {} : isSentBack ? { sentBack } : { opening: { digest, declared } },
  };
}
export type OpeningAnswer = ReturnType<typeof useOpening>;
