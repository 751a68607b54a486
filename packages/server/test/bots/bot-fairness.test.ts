import { describe, expect, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import { ConnectionNetworks } from '../../src/transport/connection-networks.ts';
import { openServer } from '../support/open-server.ts';

const house = openServer({ catalog, bots: { hurryMs: 0 }, leastPaceMs: 2 ** 30 });

describe('where bots play', () => {
  test('the table is told when they think less long than they should', async () => {
    const ada = await house.server.sit(await house.server.create({ game: 'atoll' }));
    await ada.change({ do: 'pace', pace: 0 });
    await ada.change({ do: 'bot', seat: 1, bot: 'deep-sea' });
    await ada.start();
    expect(ada.table.hurried).toBe(false);
    await Promise.all([ada.playOn(), ada.until(() => ada.table.hurried)]);
    expect(ada.table.phase).toBe('over');
  });

  test('and nobody plays, they take their time', async () => {
    const ada = await house.server.sit(await house.server.create({ game: 'atoll' }));
    await ada.change({ do: 'pace', pace: 0 });
    await ada.change({ do: 'bot', seat: 1, bot: 'random' });
    await ada.start();
    await ada.until(() => ada.prompt.legal.length > 0);
    expect(await ada.change({ do: 'handOver', seat: 0, bot: 'random' })).toMatchObject({
      ok: true,
    });
    const { seq } = ada.table;
    // Another match from beginning to end: here nothing has happened meanwhile.
    const ben = await house.server.sit(await house.server.create({ game: 'atoll', seats: 1 }));
    await ben.start();
    await ben.playOn();
    expect(ben.table.phase).toBe('over');
    expect(ada.table.seq).toBe(seq);
    await ada.leave();
  });
});

describe('where a connection comes from', () => {
  const request = {
    socket: { remoteAddress: '203.0.113.9' },
    headers: { 'x-forwarded-for': '198.51.100.1', 'x-real-ip': '198.51.100.2' },
  };
  test.each([
    [0, '203.0.113.9'],
    [1, '198.51.100.1'],
  ])('is believed of headers behind %d proxies only', (proxies, network) => {
    const networks = new ConnectionNetworks(proxies);
    const socket = {};
    networks.note(socket, request as unknown as Parameters<ConnectionNetworks['note']>[1]);
    expect(networks.of(socket)).toBe(network);
    expect(networks.of({})).toBe('');
  });
});
