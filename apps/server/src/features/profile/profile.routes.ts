import {
  profileInfo,
  saveDevice,
  saveProfile,
  updateProfile,
  userData,
} from '@hub/contract/calls/profile/profile';
import { type CallHandler, handle, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import {
  createProfile,
  getProfile,
  getProfileInfo,
  limitDevices,
  saveOwnDevice,
  storeUpload,
  updateOwnProfile,
} from './profile.service.ts';

export const profileHandlers: readonly CallHandler[] = [
  handleSignedIn(userData, getProfile),
  handleChange(saveProfile, createProfile, storeUpload),
  handleChange(updateProfile, updateOwnProfile, storeUpload),
  handle(profileInfo, getProfileInfo),
  handleChange(saveDevice, saveOwnDevice, limitDevices),
];
