import type { SpokenWord } from '@reverie/contract/recordings.rules';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import {
  melFilters,
  melOfWindow,
  samplesASecond,
  windowSeconds,
} from '#features/recordings/mel.rules.ts';
import {
  addressOf,
  type ModelFacts,
  type ModelFile,
  modelFiles,
  readModel,
} from '#features/recordings/model-files.rules.ts';
import { nextToken, readWindow } from '#features/recordings/tokens.rules.ts';
import { dropModel, findModel, keepModel } from '#keeping/model-store.ts';

// One thread: more of them need a page that is cut off from every other.
env.wasm.numThreads = 1;

type Kept = Record<ModelFile, Response>;

const files = Object.keys(modelFiles) as ModelFile[];

const addressesOf = (model: string) => files.map((file) => addressOf(model, file));

/** The model as this browser keeps it; null until all of it is here. */
export async function openModel(model: string): Promise<Kept | null> {
  const found = await findModel(addressesOf(model));
  return found && (Object.fromEntries(files.map((file, at) => [file, found[at]])) as Kept);
}

export function forgetModel(model: string): Promise<void> {
  return dropModel(addressesOf(model));
}

/** Fetches the model, and keeps it once all of it came. */
export async function fetchModel(
  model: string,
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  const answers = await Promise.all(
    files.map((file) => fetch(addressOf(model, file), { credentials: 'omit', redirect: 'error' })),
  );
  if (answers.some(({ ok }) => !ok)) throw new TypeError('The model is not there.');
  const all = answers.reduce((sum, one) => sum + Number(one.headers.get('content-length')), 0);
  let done = 0;
  const bodies: Blob[] = [];
  for (const answer of answers) {
    const counted = answer.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, to) {
          done += part.length;
          onProgress(done, Math.max(all, done));
          to.enqueue(part);
        },
      }),
    );
    bodies.push(await new Response(counted).blob());
  }
  await keepModel(addressesOf(model).map((address, at) => [address, bodies[at] ?? new Blob()]));
}

type Written = { words: SpokenWord[]; language: 'fr' | 'en' | null };
type Reader = (samples: Float32Array, onProgress: (done: number) => void) => Promise<Written>;

/** Writes down what is said, window after window, the likeliest word each time. */
export async function openReader(kept: Kept): Promise<Reader> {
  const facts = readModel({
    config: await kept.config.json(),
    choices: await kept.choices.json(),
    tokenizer: await kept.tokenizer.json(),
  });
  const open = async (file: Response) =>
    InferenceSession.create(new Uint8Array(await file.arrayBuffer()));
  const encoder = await open(kept.encoder);
  const decoder = await open(kept.decoder);
  const filters = melFilters(facts.bands);

  async function encode(samples: Float32Array): Promise<Tensor> {
    const mel = melOfWindow(samples, filters);
    const input = new Tensor('float32', mel, [1, facts.bands, mel.length / facts.bands]);
    const { last_hidden_state: hidden } = await encoder.run({ input_features: input });
    if (!hidden) throw new Error('The model does not hear.');
    return hidden;
  }

  return async (samples, onProgress) => {
    const words: SpokenWord[] = [];
    const seconds = samples.length / samplesASecond;
    let language: Written['language'] = null;
    let opening: number[] | null = null;
    for (let from = 0; from < seconds; ) {
      const begin = Math.round(from * samplesASecond);
      const hidden = await encode(samples.subarray(begin, begin + windowSeconds * samplesASecond));
      if (!opening) {
        language = await findLanguage(decoder, facts, hidden);
        opening = openingOf(facts, language);
      }
      const said = await decode(decoder, facts, hidden, opening);
      const window = readWindow(said, { ...facts, from });
      words.push(...window.words.filter(({ start }) => start < seconds));
      from += window.heard;
      onProgress(Math.min(1, from / seconds));
    }
    return {
      words: words.map((word) => ({ ...word, end: Math.min(word.end, seconds) })),
      language,
    };
  };
}

function openingOf({ signs }: ModelFacts, language: Written['language']): number[] {
  const spoken = language && signs.languages[language];
  if (spoken === null || signs.transcribe === null) return [signs.begin];
  return [signs.begin, spoken, signs.transcribe];
}

/** Of the two there are, the one the model hears; null where it knows one language. */
async function findLanguage(decoder: InferenceSession, facts: ModelFacts, hidden: Tensor) {
  const { fr, en } = facts.signs.languages;
  if (fr === null || en === null) return null;
  const { logits } = await step(decoder, facts, {
    hidden,
    tokens: [facts.signs.begin],
    past: null,
  });
  return (logits[fr] ?? 0) >= (logits[en] ?? 0) ? 'fr' : 'en';
}

type Past = Record<string, Tensor>;
type Step = { hidden: Tensor; tokens: number[]; past: Past | null };

async function decode(
  decoder: InferenceSession,
  facts: ModelFacts,
  hidden: Tensor,
  opening: number[],
): Promise<number[]> {
  const said: number[] = [];
  let tokens = opening;
  let past: Past | null = null;
  while (said.length < facts.longest) {
    const stepped = await step(decoder, facts, { hidden, tokens, past });
    const token = nextToken(stepped.logits, said, facts.signs);
    if (token === facts.signs.end) break;
    said.push(token);
    tokens = [token];
    past = stepped.past;
  }
  return said;
}

/** Asks for what follows. What was worked out of earlier tokens, and of the sound, is handed on. */
async function step(decoder: InferenceSession, facts: ModelFacts, { hidden, tokens, past }: Step) {
  const feeds: Record<string, Tensor> = {
    input_ids: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
    encoder_hidden_states: hidden,
    use_cache_branch: new Tensor('bool', [past !== null], [1]),
  };
  for (const name of decoder.inputNames) {
    if (!name.startsWith('past_key_values.')) continue;
    feeds[name] =
      past?.[name] ?? new Tensor('float32', new Float32Array(), [1, facts.heads, 0, facts.size]);
  }
  const asked = Object.fromEntries(decoder.inputNames.map((name) => [name, feeds[name]]));
  const found = await decoder.run(asked as Record<string, Tensor>);
  const next: Past = { ...past };
  for (const [name, tensor] of Object.entries(found)) {
    const own = name.replace('present.', 'past_key_values.');
    // Of the sound it is worked out once.
    if (own !== name && !(past && own.includes('.encoder.'))) next[own] = tensor;
  }
  const all = found.logits?.data;
  const size = found.logits?.dims.at(-1) ?? 0;
  if (!(all instanceof Float32Array)) throw new Error('The model says nothing.');
  return { logits: all.subarray(all.length - size), past: next };
}
