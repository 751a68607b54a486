import { expect, test } from '@jest/globals';
import { contentPolicy } from '../../src/http/content-policy.ts';

test.each([
  [
    'the host that was asked',
    { hosts: ['atoll.example:2567'] },
    'ws://atoll.example:2567 wss://atoll.example:2567',
  ],
  [
    'no host that is none',
    { hosts: ['atoll.example; script-src *', '[::1]:2567', 'a b', 'atoll.example'] },
    'ws://atoll.example wss://atoll.example',
  ],
  [
    'all servers on one host',
    { hosts: ['atoll.example'], publicAddress: 'atoll.example:81/s1' },
    'ws://atoll.example wss://atoll.example ws://atoll.example:* wss://atoll.example:*',
  ],
  [
    'whatever servers with names of their own are called',
    { hosts: ['atoll.example'], publicAddress: 's1.atoll.example' },
    'ws: wss:',
  ],
])('pages connect to %s', (_what, own, sources) => {
  const policy = contentPolicy(own);
  expect(/connect-src ([^;]*);/.exec(policy)?.[1]).toBe(`'self' data: blob: ${sources}`);
  expect(policy.match(/script-src/g)).toHaveLength(1);
});

test('workers and manifests come from nowhere but the server itself', () => {
  const policy = contentPolicy({ hosts: ['atoll.example'] });
  expect(policy).toContain("worker-src 'self' blob:;");
  expect(policy).toContain("manifest-src 'self';");
});
