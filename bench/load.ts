/**
 * A load in a process of its own: keeps some requests under way on kept connections until a number
 * of milliseconds has passed, then prints what it saw as one line of JSON and ends.
 */
import { Agent, get } from 'node:http';

const [url = '', millis = '1000', connections = '16', token = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const headers = token ? { authorization: `Bearer ${token}` } : {};

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
      response.on('end', resolve);
      response.on('error', reject);
      response.resume();
    });
    request.on('error', reject);
  });
}

let answered = 0;
const begin = performance.now();
const end = begin + Number(millis);

async function keepAsking(): Promise<void> {
  while (performance.now() < end) {
    await ask();
    answered += 1;
  }
}

await Promise.all(Array.from({ length: Number(connections) }, keepAsking));
const seconds = (performance.now() - begin) / 1000;
console.log(JSON.stringify({ perSecond: answered / seconds }));
agent.destroy();
