import { questionsFor, summarise } from '@reverie/oneirology';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Log } from '#platform/log.ts';
import { type ChatEndpoint, ChatError, createChat } from '#providers/analysis/chat.ts';
import { createEngineAnalyser } from '#providers/analysis/engine.ts';
import { mergeReadings } from '#providers/analysis/merge.ts';
import { answerJsonSchema, parseAnswer } from '#providers/analysis/model-answer.ts';
import type { Analyser } from '#providers/analysis/port.ts';
import { instructions, posed } from '#providers/analysis/prompt.ts';

export type ModelOptions = ChatEndpoint & {
  /** Who runs the model, in words people know: they are asked to agree to it by that name. */
  provider: string;
  /** Milliseconds after which an analysis goes on without the model. */
  timeout: number;
  log: Log;
};

/**
 * The embedded engine, and beside it any model that speaks chat completions: OpenAI, Ollama and
 * most others. The engine reads first and always; what the model adds quotes the dream or is
 * dropped. Whatever becomes of the model, the engine's analysis is answered, and says so.
 */
export function createModelAnalyser(options: ModelOptions): Analyser {
  const { url, model, provider, timeout, log } = options;
  const { host } = new URL(url);
  const engine = createEngineAnalyser();
  const chat = createChat(options);

  return {
    name: `${engine.name} + ${model}`,
    recipient: { name: provider, host },
    async analyse(text, options) {
      const { signal } = options;
      const base = await engine.analyse(text, options);
      if (text.trim() === '') return base;
      try {
        const question = { system: instructions, user: posed(text), schema: answerJsonSchema };
        const answer = parseAnswer(await chat.ask(question, timeout, signal));
        if (!answer) throw new ChatError('wrong_shape');
        const { analysis, added, dropped } = mergeReadings(text, base, answer, model);
        return retold(analysis, { name: model, provider, added, dropped });
      } catch (error) {
        if (!(error instanceof ChatError)) throw error;
        const { fault, status } = error;
        log.warn({ host, fault, status }, 'a model did not read; the engine read alone');
        return { ...base, limits: [...base.limits, 'model-failed'] };
      }
    },
  };
}

/** Says who read, and composes anew what is composed from the findings. */
function retold(
  analysis: DreamAnalysis,
  model: NonNullable<DreamAnalysis['engine']['model']>,
): DreamAnalysis {
  return {
    ...analysis,
    engine: { ...analysis.engine, model },
    summary: summarise(analysis),
    questions: questionsFor(analysis),
    limits: [...analysis.limits, 'model-not-calibrated'],
  };
}
