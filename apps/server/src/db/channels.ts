/** What is said on it: the ARN whose orders changed, and nothing else. A channel of NOTIFY has no owner. */
export const ordersChannel = 'hub_orders';
