import {
  profileInfo,
  saveDevice as saveDeviceCall,
  saveProfile as saveProfileCall,
  updateProfile as updateProfileCall,
  userData,
} from '@hub/contract/calls/profile/profile';
import { type CallHandler, handle, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import {
  getProfileInfo,
  getUserData,
  limitDevices,
  saveDevice,
  saveProfile,
  storeUpload,
  updateProfile,
} from './profile.service.ts';

export const profileHandlers: readonly CallHandler[] = [
  handleSignedIn(userData, getUserData),
  handleChange(saveProfileCall, saveProfile, storeUpload),
  handleChange(updateProfileCall, updateProfile, storeUpload),
  handle(profileInfo, getProfileInfo),
  handleChange(saveDeviceCall, saveDevice, limitDevices),
];
