/** Spec §9. The native shells put their own platform and installed version in its place. */
export const webEnvironment = { environment: 'production', version: '1.1', platform: 'web' } as const;
