/**
 * What a link asks for: its `smtDeeplink` (Spec §2) when it carries one, else the link itself. Still to be resolved by the
 * contract's `resolveDeepLink`, which knows our own hosts and scheme.
 */
export const targetOfUrl = (link: string): string => URL.parse(link)?.searchParams.get('smtDeeplink') || link;
