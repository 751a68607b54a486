import type { CreateRequest, JoinRequest, SeatGrant } from '@atoll/protocol';
import { call } from './call.ts';

/** Creates a table: one of Atoll for two, whose host is Ada, unless told. Throws a refusal. */
export function openTable(
  address: string,
  request: Partial<CreateRequest> = {},
): Promise<SeatGrant> {
  return granted(address, {
    route: '/api/matches',
    body: { game: 'atoll', seats: 2, name: 'Ada', ...request },
  });
}

/** Takes the first open seat of a table. Throws a refusal. */
export function joinTable(
  address: string,
  { code, name = 'Ben' }: Pick<JoinRequest, 'code'> & Partial<JoinRequest>,
): Promise<SeatGrant> {
  return granted(address, { route: '/api/join', body: { code, name } });
}

async function granted(
  address: string,
  { route, body }: { readonly route: string; readonly body: object },
): Promise<SeatGrant> {
  const response = await call(address, { method: 'POST', route, body });
  if (!response.ok)
    throw new Error(`${route} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as SeatGrant;
}
