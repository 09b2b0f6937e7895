import { Camera, CameraDirection } from '@capacitor/camera';
import type { PhoneCamera, PictureTaken } from './port.ts';

/** Sharp enough to read a cheque or a PAN card by, and well below what an upload may weigh. */
const size = { targetWidth: 2400, targetHeight: 2400, quality: 85 };

/** The plugin's own numbers: no permission, and the user who went back. */
const outcomes: Readonly<Record<string, Exclude<PictureTaken['outcome'], 'taken'>>> = {
  'OS-PLUG-CAMR-0003': 'denied',
  'OS-PLUG-CAMR-0006': 'closed',
};

export const nativeCamera: PhoneCamera = {
  async takePicture(facing) {
    try {
      const cameraDirection = facing === 'user' ? CameraDirection.Front : CameraDirection.Rear;
      const { webPath } = await Camera.takePhoto({ ...size, cameraDirection });
      if (webPath === undefined) return { outcome: 'failed' };
      const picture = await fetch(webPath).then((reply) => reply.blob());
      return { outcome: 'taken', file: new File([picture], 'photo.jpg', { type: 'image/jpeg' }) };
    } catch (error) {
      return { outcome: outcomes[(error as { code?: string }).code ?? ''] ?? 'failed' };
    }
  },
};
