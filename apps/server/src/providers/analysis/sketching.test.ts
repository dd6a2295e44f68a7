import { type DreamAnalysis, dreamAnalysisSchema } from '@reverie/oneirology/schema';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { silentLog } from '#platform/log.ts';
import { analyserConformance } from '#providers/analysis/conformance.ts';
import { createSketchingAnalyser } from '#providers/analysis/sketching.ts';
import { type Asked, openChatServer, sendAnswer, sendError } from '#testing/chat-server.ts';
import { bareDeed, bareFigure, barePlace } from '#testing/sketches.ts';

const dream = 'J’accouchais d’une horloge, et la sage-femme riait. Elle était tiède.';
const nothing = { characters: [], emotions: [], interactions: [], settings: [], events: [] };

const dreamer = { ...bareFigure, id: 'f1', what: 'dreamer', quotes: ['J’accouchais'] };
const clock = { ...bareFigure, id: 'f2', what: 'clock', quotes: ['une horloge'] };
const midwife = { ...bareFigure, id: 'f3', what: 'midwife', quotes: ['la sage-femme'] };
const birth = {
  ...{ ...bareDeed, who: 'f1', act: 'birth', verb: 'give birth', whom: 'f2' },
  quotes: ["J'accouchais d'une horloge"],
};
const sketched = {
  ...barePlace,
  ...{ place: 'hospital', figures: [dreamer, clock, midwife], deeds: [birth] },
};

/** Whether a model is asked what to print, and not what to code. */
function isForPrint({ messages }: Asked): boolean {
  return messages[0]?.content.includes('printmaker') ?? false;
}

function anAnalyser({ url }: { url: string }, log = silentLog) {
  const own = { model: 'a-model', provider: 'Ailleurs', timeout: 5_000, log };
  return createSketchingAnalyser({ ...own, url });
}

/** Reads the dream by a model that sketches this. */
async function readBy(answer: object, of: DreamAnalysis['of'] = 'content', text = dream) {
  const server = await openChatServer((asked, response) =>
    sendAnswer(response, isForPrint(asked) ? answer : nothing),
  );
  const analysis = await anAnalyser(server).analyse(text, { of });
  return { ...analysis, asked: server.asked };
}

analyserConformance('sketching model', async () => {
  // Quotes the first word of the dream for everything, and invents as much again.
  const server = await openChatServer((asked, response) => {
    const quotes = [asked.dream.trim().split(/\s+/)[0] ?? '', 'never said'];
    const figures = [{ ...dreamer, quotes }, { ...clock, quotes: ['never said'] }, { id: 'f9' }];
    const deeds = [{ ...birth, quotes }, { who: 'f9' }];
    sendAnswer(response, isForPrint(asked) ? { ...sketched, figures, deeds } : nothing);
  });
  return anAnalyser(server);
});

test('what a model would have printed is kept beside the reading, on the dream’s own words', async () => {
  const { asked: _asked, ...analysis } = await readBy(sketched);
  const { sketch } = analysis;
  expect(sketch).toMatchObject({ place: 'hospital', placeChanges: [] });
  expect(sketch?.figures.map(({ what, label }) => [what, label?.fr])).toEqual([
    ['dreamer', undefined],
    ['clock', 'horloge'],
    ['midwife', undefined],
  ]);
  expect(sketch?.deeds).toMatchObject([
    {
      ...{ who: 'f1', act: 'birth', whom: 'f2', verb: { fr: { one: 'accouche' } } },
      evidence: [{ start: 0, end: 26, text: 'J’accouchais d’une horloge', source: 'model' }],
    },
  ]);
  expect(dreamAnalysisSchema.parse(analysis)).toEqual(analysis);
});

test('nothing that a model writes in its own words is kept', async () => {
  const own = { ...clock, id: 'f4', what: 'a loaded gun', quotes: ['tiède'] };
  const invented = { ...clock, id: 'f5', quotes: ['ma mère'] };
  const blood = { part: 'hand', what: 'something rude' };
  const { sketch } = await readBy({
    ...sketched,
    figures: [{ ...dreamer, id: 'my own ditty', on: [blood], wears: 'coat' }, own, invented],
    deeds: [
      { ...birth, who: 'my own ditty', whom: 'f4' },
      { ...birth, who: 'my own ditty', whom: null, verb: 'gives a speech of mine' },
    ],
    title: 'Look at this',
  });
  expect(sketch?.figures).toMatchObject([{ id: 'f1', what: 'dreamer', wears: 'coat', on: [] }]);
  // Of whom it is done to somebody left out, it is not done.
  expect(sketch?.deeds).toHaveLength(1);
  expect(sketch?.deeds[0]?.verb).toBeUndefined();
  expect(JSON.stringify(sketch)).not.toMatch(/gun|rude|speech|Look|ditty/);
});

test('a word that no list has is left out, and the rest of the sketch stands', async () => {
  const { sketch } = await readBy({ ...sketched, time: 'teatime', placeChanges: ['haunted'] });
  expect(sketch).toMatchObject({ place: 'hospital', placeChanges: [] });
  expect(sketch?.time).toBeUndefined();
  expect(sketch?.deeds).toHaveLength(1);
});

test('only the text that others may see is sketched', async () => {
  const own = await readBy(sketched, 'report');
  expect(own.sketch).toBeUndefined();
  expect(own.asked.filter(isForPrint)).toEqual([]);
  const empty = await readBy(sketched, 'content', ' ');
  expect(empty.asked).toEqual([]);
});

test('a model that fails to sketch takes nothing from the reading, and only its fault is logged', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const answers = [{ place: 'nowhere' }, { ...sketched, figures: [] }, 'refuse'] as const;
  for (const answer of answers) {
    const server = await openChatServer((asked, response) => {
      if (!isForPrint(asked)) return sendAnswer(response, nothing);
      return answer === 'refuse' ? sendError(response, 401, 'no') : sendAnswer(response, answer);
    });
    const analysis = await anAnalyser(server, log).analyse(dream, { of: 'content' });
    expect(analysis.sketch).toBeUndefined();
    expect(analysis.engine.model?.name).toBe('a-model');
    expect(analysis.limits).not.toContain('model-failed');
  }
  expect(lines.map((line) => JSON.parse(line).fault)).toEqual([
    'wrong_shape',
    'wrong_shape',
    'refused',
  ]);
  expect(lines.join()).not.toContain('horloge');
});

test('a server of strict schemas is asked by one that it takes', async () => {
  const { asked } = await readBy(sketched);
  const schema = asked.find(isForPrint)?.response_format;
  expect(schema).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
  const seen = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('properties' in value && typeof value.properties === 'object') {
      expect(value).toMatchObject({
        additionalProperties: false,
        required: Object.keys(value.properties ?? {}),
      });
    }
    for (const [key, inner] of Object.entries(value)) {
      seen.add(key);
      visit(inner);
    }
  };
  visit(schema);
  expect([...seen]).toContain('figures');
  for (const limit of ['minimum', 'maximum', 'minItems', 'minLength', 'pattern'])
    expect([...seen]).not.toContain(limit);
});
