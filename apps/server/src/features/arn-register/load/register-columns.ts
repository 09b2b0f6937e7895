import type { ColumnSpec } from '../../book/feeds/feeds.public.ts';

/**
 * Headings of AMFI's list (its page and what the page fetches), of the file an asset manager gets from AMFI's unit, and
 * of a house's own sheet. Compared by letters and digits alone.
 */
export const registerColumns = {
  arn: ['ARN', 'ARN_NO', 'ARN_NUMBER', 'ARN_CODE', 'BROKER_CODE'],
  name: ['ARN_HOLDERS_NAME', 'ARN_HOLDER_NAME', 'NAME', 'DISTRIBUTOR_NAME', 'BROKER_NAME'],
  category: ['CATEGORY', 'ARN_CATEGORY', 'CONSTITUTION', 'HOLDER_TYPE'],
  pan: ['PAN', 'PAN_NO', 'PAN_NUMBER'],
  address: ['ADDRESS', 'FULL_ADDRESS'],
  city: ['CITY'],
  pin: ['PIN', 'PINCODE', 'PIN_CODE'],
  mobile: ['MOBILE', 'MOBILE_NO', 'MOBILE_NUMBER'],
  email: ['EMAIL', 'E_MAIL', 'EMAIL_ID'],
  validFrom: ['ARN_VALID_FROM', 'VALID_FROM'],
  validTo: ['ARN_VALID_TILL', 'VALID_TILL', 'VALID_TO', 'ARN_VALID_TO'],
  kyd: ['KYD_COMPLIANT', 'KYD', 'KYD_STATUS'],
  status: ['STATUS', 'ARN_STATUS'],
  why: ['STATUS_REASON', 'REASON'],
  euin: ['EUIN', 'EUIN_NO'],
  euinName: ['EUIN_NAME', 'EUIN_HOLDER_NAME'],
  euinFrom: ['EUIN_VALID_FROM'],
  euinTo: ['EUIN_VALID_TILL', 'EUIN_VALID_TO'],
  mappedFrom: ['MAPPED_FROM', 'EUIN_MAPPED_FROM'],
  mappedTo: ['MAPPED_TO', 'MAPPED_TILL', 'EUIN_MAPPED_TO'],
} as const satisfies ColumnSpec;

/** Each of them or nothing of the file can be taken. */
export const neededColumns = [['arn'], ['name'], ['validTo'], ['kyd']] as const;
