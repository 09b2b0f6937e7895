import { profileInfo, saveDevice, saveProfile, updateProfile, userData } from '@hub/contract/calls/profile';
import { type CallHandler, handle, handleChange, handleSignedIn } from '../call-context.ts';
import { info, keepDevice, limitDevices, save, show, storeUpload, update } from './profile.service.ts';

export const profileHandlers: readonly CallHandler[] = [
  handleSignedIn(userData, show),
  handleChange(saveProfile, save, storeUpload),
  handleChange(updateProfile, update, storeUpload),
  handle(profileInfo, info),
  handleChange(saveDevice, keepDevice, limitDevices),
];
