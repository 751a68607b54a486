import { describe, expect, test } from '@jest/globals';
import { isLoopback, isPublicAddress } from '../../src/notify/public-address.ts';
import { pinTarget, RefusedTarget } from '../../src/notify/target-address.ts';

describe('an address', () => {
  test.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '223.255.255.255', '2606:4700::1111'])(
    'of the internet is written to: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2001:0:a00:1::',
    '2002:a00:1::',
    'localhost',
    '',
  ])('of a private network is not public: %s', (address) =>
    expect(isPublicAddress(address)).toBe(false),
  );

  test.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['1.1.1.1', false],
    ['10.0.0.1', false],
    ['x', false],
  ])('%s is this machine: %s', (address, own) => expect(isLoopback(address)).toBe(own));
});

describe('a URL of a stranger', () => {
  const names: Readonly<Record<string, readonly string[]>> = {
    'good.example': ['2606:4700::1111', '1.1.1.1'],
    'inside.example': ['10.0.0.1'],
    'both.example': ['127.0.0.1', '192.168.0.1', '1.0.0.1'],
    'self.example': ['127.0.0.1'],
  };
  const asked: string[] = [];
  const lookup = async (name: string): Promise<readonly string[]> => {
    asked.push(name);
    const found = names[name];
    if (!found) throw new Error('ENOTFOUND');
    return found;
  };

  test.each([
    ['https://good.example/hook', '2606:4700::1111'],
    ['https://both.example:8443/', '1.0.0.1'],
    ['https://1.1.1.1/', '1.1.1.1'],
    ['https://[2606:4700::1111]/', '2606:4700::1111'],
  ])('is pinned to a public address: %s', async (text, address) => {
    expect(await pinTarget(text, { loopback: 'refused', lookup })).toMatchObject({ address });
  });

  test.each([
    'http://good.example/hook',
    'ftp://good.example/',
    'file:///etc/passwd',
    'https://me:secret@good.example/',
    'https://inside.example/',
    'https://self.example/',
    'https://localhost/',
    'http://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://127.1/',
    'https://１２７.0.0.1/',
    'https://127。0。0。1/',
    'https://%31%32%37.0.0.1/',
    'https://0xa9fea9fe/',
    'https://[::127.0.0.1]/',
    'https://[::ffff:0:127.0.0.1]/',
    'https://[64:ff9b::169.254.169.254]/',
    'https://[64:ff9b:1::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fec0::1]/',
    'https://[fe80::1%25eth0]/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'good.example',
    '',
  ])('is refused: %s', async (text) => {
    await expect(pinTarget(text, { loopback: 'refused', lookup })).rejects.toThrow(RefusedTarget);
  });

  test.each([
    ['http://localhost:8080/', '127.0.0.1'],
    ['http://127.0.0.1/', '127.0.0.1'],
    ['http://self.example/', '127.0.0.1'],
    ['https://[::1]/', '::1'],
  ])('may be this machine where that is allowed: %s', async (text, address) => {
    expect(await pinTarget(text, { loopback: 'allowed', lookup })).toMatchObject({ address });
  });

  test.each(['http://good.example/', 'http://10.0.0.1/', 'https://inside.example/'])(
    'is refused also there: %s',
    async (text) => {
      await expect(pinTarget(text, { loopback: 'allowed', lookup })).rejects.toThrow(RefusedTarget);
    },
  );

  test('is resolved again each time, since its name may lead elsewhere later', async () => {
    let asked = 0;
    const rules = {
      loopback: 'refused',
      lookup: async () => [++asked === 1 ? '1.1.1.1' : '169.254.169.254'],
    } as const;
    expect(await pinTarget('https://twice.example/', rules)).toMatchObject({ address: '1.1.1.1' });
    await expect(pinTarget('https://twice.example/', rules)).rejects.toThrow(RefusedTarget);
  });

  test('is not refused for good where its name is unknown now', async () => {
    const lost = pinTarget('https://lost.example/', { loopback: 'refused', lookup });
    await expect(lost).rejects.toThrow('ENOTFOUND');
    expect(asked).toContain('lost.example');
  });
});
