import { profileInfo, saveDevice, saveProfile, updateProfile, userData } from '@hub/contract/calls/profile';
import { type CallHandler, handle, handleSignedIn } from '../call-context.ts';
import { info, keepDevice, save, show, update } from './profile.service.ts';

export const profileHandlers: readonly CallHandler[] = [
  handleSignedIn(userData, show),
  handleSignedIn(saveProfile, save),
  handleSignedIn(updateProfile, update),
  handle(profileInfo, info),
  handleSignedIn(saveDevice, keepDevice),
];
