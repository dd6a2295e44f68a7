import type { DreamAnalysisAnswer } from '@reverie/contract/analysis';
import { ApiProblem, type Client } from '@reverie/sdk';
import {
  type ExampleDream,
  type ExampleId,
  exampleDreams,
  isExampleId,
} from '#features/documentation/example-dreams.rules.ts';
import type { Language } from '#language/language.ts';
import { typographers } from '#language/typography.ts';

export type Example = ExampleDream & { id: ExampleId; analysis: DreamAnalysisAnswer | null };

/** An engine reads one text in one way: each example is read once while the server runs. */
const read = new Map<string, DreamAnalysisAnswer>();

/** The example asked for, with what the engine of this server finds in it, and the names of all. */
export async function readExamples(api: Client, language: Language, asked: string | null) {
  const id = isExampleId(asked) ? asked : 'flying';
  const { name, content, tags, reading } = exampleDreams[language][id];
  const set = typographers[language];
  const key = `${language} ${id}`;
  const analysis = read.get(key) ?? (await analyse(api, language, content));
  if (analysis) read.set(key, analysis);
  const example: Example = { id, name, content, tags, reading: reading.map(set), analysis };
  return { example, names: namesOf(exampleDreams[language]) };
}

function namesOf(dreams: Record<ExampleId, ExampleDream>): Record<ExampleId, string> {
  const { flying, water, chase } = dreams;
  return { flying: flying.name, water: water.name, chase: chase.name };
}

async function analyse(api: Client, language: Language, content: string) {
  try {
    return { ...(await api.analysis.analyze({ content, language })), feedback: [] };
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}
