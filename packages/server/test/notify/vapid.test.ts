import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { newVapidSecret, vapidHeader, vapidKeys } from '../../src/notify/vapid.ts';
import { webhookSignature } from '../../src/notify/webhook-signature.ts';

const read = (part: string): unknown =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown;

describe('the token of VAPID', () => {
  const keys = vapidKeys(newVapidSecret());
  const claims = {
    endpoint: new URL('https://push.example/send/secret'),
    subject: 'https://atoll.example',
    now: 1_767_225_600_000,
  };

  test('is for the origin of the endpoint alone, for half a day, and signed', () => {
    const [, token = '', key] =
      /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(vapidHeader(keys, claims)) ?? [];
    expect(key).toBe(keys.publicKey);
    const [head = '', body = '', signature = ''] = token.split('.');
    expect([head, body].map(read)).toEqual([
      { typ: 'JWT', alg: 'ES256' },
      { aud: 'https://push.example', exp: 1_767_225_600 + 12 * 3600, sub: 'https://atoll.example' },
    ]);
    const checked = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: createPublicKey(keys.privateKey), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(checked).toBe(true);
  });

  test('names nobody where the server has no address', () => {
    const [, , body = ''] =
      /t=([\w-]+)\.([\w-]+)\./.exec(vapidHeader(keys, { ...claims, subject: undefined })) ?? [];
    expect(read(body)).toEqual({ aud: 'https://push.example', exp: 1_767_225_600 + 12 * 3600 });
  });

  test('has the same key again from what was kept', () => {
    const secret = newVapidSecret();
    expect(vapidKeys(secret).publicKey).toBe(vapidKeys(secret).publicKey);
    expect(vapidKeys(secret).publicKey).not.toBe(keys.publicKey);
  });
});

test('a webhook is signed as the documentation shows', () => {
  const body = Buffer.from('{"version":1}');
  const secret = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  expect(webhookSignature(body, { secret, now: 1_767_225_600_999 })).toBe(
    't=1767225600,v1=67495f4a53c265d72326434dc0bef892a76afe45a4c8861737d9d84d612b1e2d',
  );
  expect(webhookSignature(body, { secret, now: 1_767_225_601_000 })).not.toContain(
    '67495f4a53c265d72326434dc0bef892a76afe45a4c8861737d9d84d612b1e2d',
  );
});
