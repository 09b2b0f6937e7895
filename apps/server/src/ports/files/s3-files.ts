import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FilesConfig } from '../../config/config.ts';
import { checkFileName } from './file-name.ts';
import type { Files } from './files.ts';

type S3Config = Extract<FilesConfig, { kind: 's3' }>;

/** Files in an S3 bucket, or in anything that speaks S3. Its client is large and loaded only here. */
export function s3Files(config: S3Config): Files {
  let loading: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  const connect = () => {
    loading ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: clientOf(sdk, config) }));
    return loading;
  };
  const at = (name: string) => ({ Bucket: config.bucket, Key: `${config.prefix}${checkFileName(name)}` });
  return {
    async put(name, body, contentType) {
      const target = at(name);
      const { sdk, client } = await connect();
      await client.send(new sdk.PutObjectCommand({ ...target, Body: body, ContentType: contentType }));
    },
    async putFile(name, path, contentType) {
      const target = at(name);
      const { sdk, client } = await connect();
      const { size } = await stat(path);
      const sent = { ...target, Body: createReadStream(path), ContentLength: size, ContentType: contentType };
      await client.send(new sdk.PutObjectCommand(sent));
    },
    async sizeOf(name) {
      const target = at(name);
      const { sdk, client } = await connect();
      try {
        return (await client.send(new sdk.HeadObjectCommand(target))).ContentLength ?? 0;
      } catch (error) {
        if (error instanceof sdk.NotFound) return null;
        throw error;
      }
    },
    async get(name, part) {
      const target = at(name);
      const { sdk, client } = await connect();
      try {
        const found = await client.send(
          new sdk.GetObjectCommand({ ...target, ...(part && { Range: `bytes=${part.start}-${part.end}` }) }),
        );
        const whole = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength ?? 0);
        return {
          contentType: found.ContentType ?? 'application/octet-stream',
          size: whole,
          body: found.Body as Readable,
        };
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },
    async remove(name) {
      const target = at(name);
      const { sdk, client } = await connect();
      await client.send(new sdk.DeleteObjectCommand(target));
    },
  };
}

function clientOf(sdk: typeof import('@aws-sdk/client-s3'), config: S3Config): S3Client {
  const { accessKeyId, secretAccessKey } = config;
  return new sdk.S3Client({
    region: config.region,
    forcePathStyle: config.forcePathStyle,
    // Stores that only speak the older dialect refuse the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.endpoint ? { endpoint: config.endpoint } : {}),
    // Without keys the SDK finds its own: instance role, environment, profile.
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
}
