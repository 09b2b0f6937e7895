import { applicationTexts, stepTexts } from '@hub/contract/applications/application-texts';
import type { SentBackPart } from '@hub/contract/openings/opening-parts';

/** What the investor found not right, part by part. */
export const SentBackNote = ({ parts }: { parts: readonly SentBackPart[] }) =>
  parts.length > 0 && (
    <ul
      className="stack gap-4 tint-warning warning pad-12-16 round"
      aria-label={applicationTexts.sentBack.title}
    >
      {parts.map(({ step, remark }) => (
        <li key={step} className="anywhere">
          {applicationTexts.sentBack.part(stepTexts[step].name, remark)}
        </li>
      ))}
    </ul>
  );
