/** Spec §4. */
export const otpStatuses = ['sent', 'verified', 'failed'] as const;
export type OtpStatus = (typeof otpStatuses)[number];
