import type { GeneratedContent } from '@hub/contract/calls/co-branding/co-branding';
import { ButtonAnchor, ButtonLink } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { OpenIcon } from '../../../ui/action/icons.ts';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { PieceFile } from '../piece/piece-file.tsx';
import { usePiece } from '../piece/queries.ts';
import { validityWords } from '../piece/words.ts';
import { HandOn } from '../share/hand-on.tsx';
import styles from './progress.module.css';

/** The finished piece and the ways to hand it on; what may not be used any more is not handed on. */
export function Ready({ made }: { made: GeneratedContent }) {
  const { data: piece } = usePiece(made.contentId);
  const { title, contentType, file, validity, isOutdated, link, contentId } = made;
  const isUsable = validity === 'current';
  return (
    <div className={`stack gap-16 ${styles.ready}`}>
      <div className="shrink">
        <PieceFile
          title={title}
          contentType={contentType}
          file={isUsable ? file : null}
          preview={piece?.preview ?? null}
        />
      </div>
      <Card className="stack top gap-12">
        {isUsable ? (
          <>
            <div>
              {isOutdated ? (
                <StatusChip tone="soon">Older version</StatusChip>
              ) : (
                <StatusChip tone="good">Ready</StatusChip>
              )}
            </div>
            {isOutdated && <p>The asset manager has put out a newer version. Make that one and share it.</p>}
            <HandOn made={made} />
          </>
        ) : (
          <>
            <div>
              <StatusChip tone={validityWords[validity].tone}>{validityWords[validity].name}</StatusChip>
            </div>
            <p>Do not share it any more: anyone who opens its link sees this.</p>
          </>
        )}
        <div className="flex wrap pad-top-12 gap-8 line-above">
          <ButtonAnchor look="outline" href={link} target="_blank" rel="noopener">
            <Icon of={OpenIcon} size={16} />
            What clients see
          </ButtonAnchor>
          <ButtonLink look="quiet" href={hrefTo('co-branding/detail', { id: contentId })}>
            {isUsable ? 'Make another' : 'About this piece'}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
