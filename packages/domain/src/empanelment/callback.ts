export const callbackTimes = ['morning', 'afternoon', 'evening'] as const;
export type CallbackTime = (typeof callbackTimes)[number];

export const callbackTopics = ['empanelment', 'documents', 'arn', 'other'] as const;
export type CallbackTopic = (typeof callbackTopics)[number];
