import { demoSecrets } from '../config/demo-secrets.ts';
import { envSchema } from '../config/env-schema.ts';

/** Every setting with its default, never with its value: the list may be shown around. */
export function settingsText(): string {
  const width = Math.max(...Object.keys(envSchema.shape).map((name) => name.length));
  const defaults: Record<string, unknown> = envSchema.parse({});
  return Object.entries(envSchema.shape)
    .map(
      ([name, schema]) =>
        `${name.padEnd(width)}  ${schema.description ?? ''}${defaultOf(name, defaults[name])}`,
    )
    .join('\n');
}

function defaultOf(name: string, value: unknown): string {
  if (name in demoSecrets) return ' (must be set in production)';
  if (value === undefined || value === '') return '';
  return ` (default ${typeof value === 'object' ? JSON.stringify(value) : value})`;
}
