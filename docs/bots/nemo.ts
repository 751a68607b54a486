/** Plays any game to its end: `node nemo.ts http://localhost:2567 K7MQ4X` takes a seat. */
import { randomUUID } from 'node:crypto';

const [server = '', code = ''] = process.argv.slice(2);

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(new URL(path, server), request);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error.message);
  return answer;
}

/** One connection to the table; whether it was the last that is needed. */
async function play(match: string, token: string): Promise<boolean> {
  const { socket } = await post(`/api/matches/${match}/enter`, { token });
  const connection = new WebSocket(new URL(socket, server).href.replace(/^http/, 'ws'));
  let answered = -1;
  let over = false;
  connection.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.table?.phase === 'over') over = true;
    if (over || (message.reasons && message.reasons[0].code !== 'stale')) return connection.close();
    const { question, asked, legal } = message.prompt ?? {};
    if (!asked || question === answered) return;
    answered = question;
    const action = legal[Math.floor(Math.random() * legal.length)];
    const body = { id: randomUUID(), basedOn: question, action };
    connection.send(JSON.stringify({ request: 'submit', n: question, body }));
  };
  // Both codes say that another connection has the seat now.
  return new Promise((resolve) => {
    connection.onclose = ({ code }) => resolve(over || code === 4101 || code === 4102);
  });
}

const { matchId, token } = await post('/api/join', { code, name: 'Nemo', program: true });
while (!(await play(matchId, token).catch(() => false)))
  await new Promise((resolve) => setTimeout(resolve, 2000));
