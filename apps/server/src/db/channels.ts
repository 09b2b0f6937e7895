/** What is said on it: the ARN whose orders changed, and nothing else. A channel of NOTIFY has no owner. */
export const ordersChannel = 'hub_orders';

/** On the same channel, since each takes a connection: after the ARN, that its generated content changed. */
export const contentNews = { channel: ordersChannel, suffix: ' content' } as const;
