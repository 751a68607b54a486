import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { encryptPush, isPushReader } from '../../src/notify/push-encryption.ts';
import { decryptPush } from '../support/push-service.ts';

/** RFC 8291, section 5 and appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  reader: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('a message for a browser', () => {
  test('is what RFC 8291 gives as its example', () => {
    const { p256dh, auth } = RFC;
    const chance = {
      salt: Buffer.from(RFC.salt, 'base64url'),
      key: Buffer.from(RFC.sender, 'base64url'),
    };
    const message = encryptPush(Buffer.from(RFC.text), { p256dh, auth }, chance);
    expect(message.toString('base64url')).toBe(RFC.message);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(RFC.reader, 'base64url'));
    expect(decryptPush(message, { pair, auth }).toString()).toBe(RFC.text);
  });

  test('is another one each time, and nobody else reads it', () => {
    const [pair, other] = [createECDH('prime256v1'), createECDH('prime256v1')];
    pair.generateKeys();
    other.generateKeys();
    const auth = randomBytes(16).toString('base64url');
    const reader = { p256dh: pair.getPublicKey('base64url'), auth };
    const [one, two] = [0, 1].map(() => encryptPush(Buffer.from('the same'), reader));
    expect(one).not.toEqual(two);
    expect(decryptPush(one!, { pair, auth }).toString()).toBe('the same');
    expect(() => decryptPush(one!, { pair: other, auth })).toThrow();
    expect(() => decryptPush(one!, { pair, auth: RFC.auth })).toThrow();
  });

  test.each([
    ['that of the RFC', RFC, true],
    ['no point of the curve', { ...RFC, p256dh: `B${'A'.repeat(86)}` }, false],
    ['a short secret', { ...RFC, auth: 'AAAA' }, false],
    ['nothing', { p256dh: '', auth: '' }, false],
  ])('needs a key: %s', (_what, reader, good) => {
    expect(isPushReader(reader)).toBe(good);
  });
});
