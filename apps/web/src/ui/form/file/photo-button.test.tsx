import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ServicesContext } from '../../../lib/react.ts';
import type { Services } from '../../../lib/services.ts';
import type { Facing, PictureTaken, Platform } from '../../../platform/port.ts';
import { FileField } from './file-field.tsx';

/** A phone whose camera gives these one after the other. */
function openField(...taken: PictureTaken[]): Facing[] {
  const facings: Facing[] = [];
  const platform: Partial<Platform> = {
    camera: {
      async takePicture(facing) {
        facings.push(facing);
        return taken.shift() ?? { outcome: 'closed' };
      },
    },
  };
  render(
    <ServicesContext value={{ platform } as Services}>
      <Cheque />
    </ServicesContext>,
  );
  return facings;
}

function Cheque() {
  const [value, setValue] = useState<readonly File[]>([]);
  return (
    <FileField
      label="Cancelled cheque"
      rules={{ kinds: ['jpeg'], mostBytes: 1024 }}
      takesPhoto
      value={value}
      onChange={setValue}
    />
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Take a photo' }));
const jpeg = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

describe('a document photographed in the app', () => {
  it('is taken by the camera that looks away from the user, and is a file like any other', async () => {
    const facings = openField({ outcome: 'taken', file: jpeg('photo.jpg') });
    await press();
    expect(await screen.findByRole('button', { name: 'Remove photo.jpg' })).toBeTruthy();
    expect(facings).toEqual(['environment']);
  });

  it('is held to the rules of the field', async () => {
    openField({ outcome: 'taken', file: new File(['no picture'], 'photo.jpg', { type: 'image/jpeg' }) });
    await press();
    expect(await screen.findByText(/JPEG/, { selector: '[role=alert] *, [role=alert]' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove photo.jpg' })).toBeNull();
  });

  it('says the way to the settings when the camera is refused, and nothing when the user goes back', async () => {
    openField({ outcome: 'denied' }, { outcome: 'closed' }, { outcome: 'failed' });
    await press();
    expect(await screen.findByText(/Allow it in the phone’s Settings/)).toBeTruthy();
    await press();
    expect(screen.queryByText(/Allow it in the phone’s Settings/)).toBeNull();
    await press();
    expect(await screen.findByText(/The camera gave no picture/)).toBeTruthy();
  });
});
