import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { ask, type Question } from '#ask.ts';

const paintingPatience = 120_000;

const session = z.object({ token: z.string() });
const dream = z.object({ id: z.string(), imageStatus: z.string() });

/** Tells a server a dream and waits until a page shows it whole, analysed and painted. Its id. */
export async function tellDream(origin: string): Promise<string> {
  const say = async (token: string, question: Question) =>
    (await ask(origin, token, question)).answer;
  const registration = {
    email: 'lune@example.org',
    username: 'lune',
    password: 'une nuit sans lune',
    acceptTerms: true,
    ageConfirmed: true,
  };
  const asked = { method: 'POST', path: '/api/auth/register', body: registration } as const;
  const { token } = session.parse(await say('', asked));
  const content =
    "Je suis au bord de la mer, la nuit, et une barque vient vers moi. La lune est immense. J'ai " +
    'peur, puis je monte dans la barque et je me sens heureuse.';
  const body = { content, visibility: 'public', warnings: ['none'] };
  const told = dream.parse(await say(token, { method: 'POST', path: '/api/dreams', body }));
  const deadline = performance.now() + paintingPatience;
  while (performance.now() < deadline) {
    const { imageStatus } = dream.parse(await say(token, { path: `/api/dreams/${told.id}` }));
    if (imageStatus === 'done') return told.id;
    await delay(500);
  }
  throw new Error('the dream was not painted');
}
