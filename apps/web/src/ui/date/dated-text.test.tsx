import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DatedText } from './dated-text.tsx';

it('keeps every date of a note in one piece, also beside elements, and changes no word', () => {
  const { container } = render(
    <p>
      <DatedText>
        Until {'23-Nov-2026'}, folio 12-34: <b>see 24-Nov-2026</b> or {'01-Dec-2026'}
      </DatedText>
    </p>,
  );
  expect(container.textContent).toBe('Until 23-Nov-2026, folio 12-34: see 24-Nov-2026 or 01-Dec-2026');
  expect([...container.querySelectorAll('.one-line')].map(({ textContent }) => textContent)).toEqual([
    '23-Nov-2026',
    '01-Dec-2026',
  ]);
});
