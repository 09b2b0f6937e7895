import { texts } from '@hub/contract';
import { saveProfile, updateProfile, userData } from '@hub/contract/calls/profile/profile';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { phonePhoto, pixelBomb, quarters, secretMake } from '../../pictures/test/sample-pictures.ts';
import { ownDetails, type ProfileApp, picture, profileApp } from './test/profile-app.ts';
import { readWebp } from './test/webp-chunks.ts';

let hub: ProfileApp;
let meera: TestClient;
let photo: Buffer;
beforeAll(async () => {
  hub = await profileApp();
  photo = await phonePhoto(400, 300, 6);
});
afterAll(() => hub.close());
beforeEach(async () => {
  meera = await hub.signedIn(people.ifa.arn);
  await meera.request(updateProfile, { removePicture: true });
});

const shown = async (client = meera) => (await client.request(userData, {})).picture;
const nameIn = (path: string | null) => /^\/pictures\/([0-9a-f]{32})\.webp$/.exec(path ?? '')?.[1];
const get = (url: string) => hub.app.inject({ url });
const notOne = { picture: texts.field.picture };

describe('a new picture', () => {
  it('comes with the details, is shown at once and is served without its secrets', async () => {
    const crop = { left: 10, top: 20, size: 250 };
    const { profile } = await meera.request(
      saveProfile,
      { own: ownDetails, crop },
      { uploads: [picture(photo)] },
    );
    expect(profile.profilePic).toBe(await shown());
    expect(hub.storedPictures()).toEqual([nameIn(profile.profilePic)]);
    const reply = await get(profile.profilePic ?? '');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(reply.rawPayload.length),
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(readWebp(reply.rawPayload)).toEqual({ chunks: ['VP8 '], width: 512, height: 512 });
    expect(reply.rawPayload.toString('latin1')).not.toContain(secretMake);
  });

  it('is what it is, whatever it is called', async () => {
    const png = await quarters(90, 90).png().toBuffer();
    const uploads = [picture(png, { fileName: '../../evil.svg', type: 'image/svg+xml' })];
    await meera.request(updateProfile, {}, { uploads });
    expect((await get((await shown()) ?? '')).headers['content-type']).toBe('image/webp');
  });

  it('replaces the old one, whose file goes; without one in the call it stays', async () => {
    await meera.request(updateProfile, {}, { uploads: [picture(photo)] });
    const first = await shown();
    await meera.request(saveProfile, { own: ownDetails });
    await meera.request(updateProfile, { notify: {} });
    expect(await shown()).toBe(first);
    await meera.request(updateProfile, {}, { uploads: [picture(photo)] });
    const second = await shown();
    expect(second).not.toBe(first);
    expect(hub.storedPictures()).toEqual([nameIn(second)]);
    expect((await get(first ?? '')).statusCode).toBe(404);
  });

  it('sent twice is there once', async () => {
    const send = () => meera.request(updateProfile, {}, { uploads: [picture(photo)] });
    await Promise.all([send(), send()]);
    const name = nameIn(await shown());
    expect(name).toBeDefined();
    expect(hub.storedPictures()).toEqual([name]);
  });

  it('can be taken away again, twice as well as once', async () => {
    await meera.request(updateProfile, {}, { uploads: [picture(photo)] });
    for (let i = 0; i < 2; i++) {
      const { profile } = await meera.request(updateProfile, { removePicture: true });
      expect(profile.profilePic).toBeNull();
    }
    expect(hub.storedPictures()).toEqual([]);
  });

  it('of ten at once leaves one file, the one that is shown', async () => {
    const second = await hub.signedIn(people.ifa.arn);
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => {
        const client = i % 2 ? meera : second;
        if (i === 4) return client.request(updateProfile, { removePicture: true });
        if (i % 3 === 0)
          return client.request(saveProfile, { own: ownDetails }, { uploads: [picture(photo)] });
        return client.request(updateProfile, {}, { uploads: [picture(photo)] });
      }),
    );
    const name = nameIn(await shown());
    expect(hub.storedPictures()).toEqual(name === undefined ? [] : [name]);
  });

  it('is nobody else’s: another distributor keeps none, and removes none', async () => {
    await meera.request(updateProfile, {}, { uploads: [picture(photo)] });
    const imran = await hub.signedIn(people.other.arn);
    expect(await shown(imran)).toBeNull();
    await imran.request(updateProfile, { removePicture: true });
    expect((await get((await shown()) ?? '')).statusCode).toBe(200);
  });
});

describe('a picture that is none', () => {
  it('is refused at the field, and nothing of the call is kept', async () => {
    const before = await meera.request(userData, {});
    const files = {
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      gif: await quarters(100, 100).gif().toBuffer(),
      pdf: Buffer.from('%PDF-1.7\n%%EOF'),
      html: Buffer.from('<!doctype html><script>alert(1)</script>'),
      'cut off': photo.subarray(0, photo.length / 2),
      bomb: pixelBomb(9000),
      'over 5 MB': Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)]),
      empty: Buffer.alloc(0),
    };
    for (const [name, body] of Object.entries(files)) {
      const own = { ...ownDetails, displayName: `Changed by ${name}` };
      for (const reply of [
        await meera.call(saveProfile, { own }, { uploads: [picture(body)] }),
        await meera.call(updateProfile, {}, { uploads: [picture(body)] }),
      ]) {
        expect(reply, name).toEqual({
          ok: false,
          status: 400,
          message: texts.call.invalidFields,
          fields: notOne,
        });
      }
    }
    expect(await meera.request(userData, {})).toEqual(before);
    expect(hub.storedPictures()).toEqual([]);
  });

  it('too large for any call is refused at the field before it is read to its end', async () => {
    const huge = Buffer.alloc(hub.config.limits.uploadBytes + 1);
    const reply = await meera.call(updateProfile, {}, { uploads: [picture(huge)] });
    expect(reply).toEqual({
      ok: false,
      status: 413,
      message: texts.call.tooLarge,
      fields: { picture: texts.call.tooLarge },
    });
  });

  it('is cut only inside itself', async () => {
    const crop = { left: 200, top: 0, size: 250 };
    const reply = await meera.call(updateProfile, { crop }, { uploads: [picture(photo)] });
    expect(reply).toMatchObject({ ok: false, status: 400, fields: { crop: texts.field.invalid } });
  });

  it('under another field, or two of them, is nobody’s', async () => {
    for (const uploads of [[picture(photo, { field: 'file' })], [picture(photo), picture(photo)]]) {
      expect(await meera.call(updateProfile, {}, { uploads })).toMatchObject({ status: 400, fields: notOne });
    }
  });

  it('cannot come and go in one call', async () => {
    const reply = await meera.call(updateProfile, { removePicture: true }, { uploads: [picture(photo)] });
    expect(reply).toMatchObject({ ok: false, status: 400 });
    expect(hub.storedPictures()).toEqual([]);
  });
});

describe('when something breaks in between', () => {
  it('the row names no picture that is not there: a failed row takes its file along', async () => {
    await meera.request(updateProfile, {}, { uploads: [picture(photo)] });
    const before = await shown();
    await hub.db.asOwner((owner) =>
      owner.query(
        "alter table distributor_profile add constraint broken check (city <> 'Atlantis') not valid",
      ),
    );
    const own = { ...ownDetails, city: 'Atlantis' };
    const reply = await meera.call(saveProfile, { own }, { uploads: [picture(photo)] });
    await hub.db.asOwner((owner) => owner.query('alter table distributor_profile drop constraint broken'));
    expect(reply).toMatchObject({ ok: false, status: 500 });
    expect(await shown()).toBe(before);
    expect(hub.storedPictures()).toEqual([nameIn(before)]);
  });
});

describe('the address of pictures', () => {
  it('has nothing but pictures', async () => {
    await meera.request(updateProfile, {}, { uploads: [picture(photo)] });
    const name = nameIn(await shown()) ?? '';
    expect((await get(`/pictures/${name}.webp`)).statusCode).toBe(200);
    for (const path of [
      '',
      name,
      `${name}.webp/x`,
      `${name}.WEBP`,
      `${name.toUpperCase()}.webp`,
      `${name}.webp.webp`,
      `${name}%00.webp`,
      `${'0'.repeat(32)}.webp`,
      `../pictures/${name}.webp`,
      `%2e%2e%2fpictures%2f${name}.webp`,
      `..%2f..%2f..%2fetc%2fpasswd`,
      `%2e%2e/%2e%2e/package.json`,
      `..\\${name}.webp`,
      'a/b/c.webp',
      '%ff.webp',
    ]) {
      const reply = await get(`/pictures/${path}`);
      // What a client itself resolves to the picture's own address is that address.
      if (path.startsWith('../')) expect([200, 404], path).toContain(reply.statusCode);
      else expect([400, 404], path).toContain(reply.statusCode);
    }
  });

  it('is for reading only', async () => {
    const name = '0'.repeat(32);
    for (const method of ['POST', 'DELETE', 'PUT'] as const) {
      const reply = await hub.app.inject({ method, url: `/pictures/${name}.webp` });
      expect([404, 405]).toContain(reply.statusCode);
    }
  });
});

it('no name is like another, and none tells whose it is', async () => {
  const names = new Set<string | undefined>();
  for (let i = 0; i < 5; i++) {
    await meera.request(updateProfile, {}, { uploads: [picture(photo)] });
    names.add(nameIn(await shown()));
  }
  expect(names.size).toBe(5);
  expect([...names].join()).not.toContain('100001');
});
