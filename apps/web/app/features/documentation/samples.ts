/**
 * Programs of the documentation, as they are printed: a journey takes them off the page and runs
 * them. `{origin}` stands for the server's address.
 */
export const signInSample = `import { createClient } from '@reverie/sdk';

const visitor = createClient({ origin: '{origin}' });
const { token } = await visitor.accounts.login({
  email: process.env.REVERIE_EMAIL,
  password: process.env.REVERIE_PASSWORD,
});

const reverie = createClient({ origin: '{origin}', token });
const me = await reverie.accounts.me();
console.log(me.username);`;

export const tellSample = `import { createClient } from '@reverie/sdk';

const reverie = createClient({
  origin: '{origin}',
  token: process.env.REVERIE_TOKEN,
});

const dream = await reverie.dreams.create({
  content: 'I am flying over the sea. I am not afraid.',
  tags: ['flying', 'sea'],
  visibility: 'private',
  mood: 2,
  lucidity: 7,
});
console.log(dream.id, dream.visibility);`;

export const awaitSample = `import { createClient } from '@reverie/sdk';

const reverie = createClient({
  origin: '{origin}',
  token: process.env.REVERIE_TOKEN,
});

const { dreams } = await reverie.dreams.list({ pageSize: 1 });
const id = dreams[0].id;

let analysis = await reverie.analysis.get({ id });
while ('status' in analysis) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  analysis = await reverie.analysis.get({ id });
}

console.log(analysis.summary);
for (const { label, evidence } of analysis.symbols) {
  console.log(label.en, evidence.map(({ text }) => text));
}`;

export const problemSample = `import { ApiProblem, createClient } from '@reverie/sdk';

const reverie = createClient({ origin: '{origin}' });

try {
  await reverie.dreams.create({ content: 'Nobody signed this.' });
} catch (error) {
  if (!(error instanceof ApiProblem)) throw error;
  console.log(error.problem.status, error.problem.code);
}`;

export const curlSample = `curl {origin}/api/dreams?pageSize=3`;

export const startSample = `npm ci
npm start`;

export const demoSample = `npm run demo`;

export const accountSample = `npm run account -- restore you@example.org
npm run account -- password you@example.org
npm run account -- email you@example.org new@example.org
npm run account -- copy you@example.org
npm run account -- close you@example.org`;

export const webmasterSample = `npm run webmaster -- you@example.org`;

export const variablesSample = `PORT=8080 REVERIE_DATA=/srv/reverie npm start`;

export const patternsSample = `import { createClient } from '@reverie/sdk';

const reverie = createClient({
  origin: '{origin}',
  token: process.env.REVERIE_TOKEN,
});

const patterns = await reverie.patterns.get({ period: 'all' });
console.log(JSON.stringify(patterns, null, 2));`;
