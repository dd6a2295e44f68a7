import type { Sketch } from '@reverie/oneirology/schema';
import { ChatError, createChat } from '#providers/analysis/chat.ts';
import { createModelAnalyser, type ModelOptions } from '#providers/analysis/openai.ts';
import type { Analyser } from '#providers/analysis/port.ts';
import { posed } from '#providers/analysis/prompt.ts';
import { parseSketch, sketchJsonSchema } from '#providers/analysis/sketch-answer.ts';
import { sketchInstructions } from '#providers/analysis/sketch-prompt.ts';

/**
 * A model that codes the dream beside the engine, and is asked besides what moment of it a print
 * should show. Without an answer to that the press chooses as it does where no model is.
 */
export function createSketchingAnalyser(options: ModelOptions): Analyser {
  const { url, model, timeout, log } = options;
  const { host } = new URL(url);
  const coder = createModelAnalyser(options);
  const chat = createChat(options);

  async function sketchOf(text: string, signal?: AbortSignal): Promise<Sketch | null> {
    try {
      const question = { system: sketchInstructions, user: posed(text), schema: sketchJsonSchema };
      const sketch = parseSketch(await chat.ask(question, timeout, signal), text, model);
      if (!sketch) throw new ChatError('wrong_shape');
      return sketch;
    } catch (error) {
      if (!(error instanceof ChatError)) throw error;
      const { fault, status } = error;
      log.warn({ host, fault, status }, 'a model did not sketch; the press chooses alone');
      return null;
    }
  }

  return {
    ...coder,
    async analyse(text, asked) {
      const { of, signal } = asked;
      // Only the shared text is ever painted.
      const isPainted = of === 'content' && text.trim() !== '';
      const [analysis, sketch] = await Promise.all([
        coder.analyse(text, asked),
        isPainted ? sketchOf(text, signal) : null,
      ]);
      return sketch ? { ...analysis, sketch } : analysis;
    },
  };
}
