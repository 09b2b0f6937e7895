import { describe, expect, it } from 'vitest';
import { liveSessions } from './live-sessions.ts';

describe('the sessions a process knows', () => {
  it("are known per distributor: one's says nothing about another's of the same id", async () => {
    const requested: string[] = [];
    const sessions = liveSessions(async (arn, sessionId) => {
      requested.push(`${arn} ${sessionId}`);
      return arn === 'ARN-1';
    });
    expect(await sessions.isLive('ARN-1', 's', 0)).toBe(true);
    expect(await sessions.isLive('ARN-2', 's', 0)).toBe(false);
    expect(await sessions.isLive('ARN-1', 's', 1)).toBe(true);
    expect(requested).toEqual(['ARN-1 s', 'ARN-2 s']);
    sessions.forget('ARN-2', 's');
    expect(await sessions.isLive('ARN-1', 's', 2)).toBe(true);
    expect(requested).toHaveLength(2);
    sessions.forget('ARN-1', 's');
    await sessions.isLive('ARN-1', 's', 3);
    expect(requested).toHaveLength(3);
  });
});
