import type { Signs } from '#features/recordings/tokens.rules.ts';

/** What a model is made of, as it is published for browsers: the address an operator names holds these. */
export const modelFiles = {
  config: 'config.json',
  choices: 'generation_config.json',
  tokenizer: 'tokenizer.json',
  encoder: 'onnx/encoder_model_quantized.onnx',
  decoder: 'onnx/decoder_model_merged_quantized.onnx',
} as const;

export type ModelFile = keyof typeof modelFiles;

export function addressOf(model: string, file: ModelFile): string {
  return `${model.replace(/\/$/, '')}/${modelFiles[file]}`;
}

export type ModelFacts = {
  bands: number;
  heads: number;
  /** Of one head. */
  size: number;
  /** Tokens of one window at most. */
  longest: number;
  signs: Signs;
  vocabulary: string[];
};

type Read = { config: unknown; choices: unknown; tokenizer: unknown };

/** What the small files of a model say of it. Throws where they are no model of this kind. */
export function readModel({ config, choices, tokenizer }: Read): ModelFacts {
  const model = recordOf(config);
  const heads = numberOf(model.decoder_attention_heads);
  const { vocabulary, added } = readTokenizer(tokenizer);
  const sign = (text: string) => added.get(text) ?? null;
  const chosen = recordOf(choices);
  return {
    bands: numberOf(model.num_mel_bins ?? 80),
    heads,
    size: numberOf(model.d_model) / heads,
    longest: numberOf(model.max_target_positions ?? 448) / 2,
    vocabulary,
    signs: {
      begin: needed(sign('<|startoftranscript|>')),
      end: needed(sign('<|endoftext|>')),
      transcribe: sign('<|transcribe|>'),
      languages: { fr: sign('<|fr|>'), en: sign('<|en|>') },
      noTimes: needed(sign('<|notimestamps|>')),
      firstTime: needed(sign('<|notimestamps|>')) + 1,
      suppressed: numbersOf(chosen.suppress_tokens),
      suppressedFirst: numbersOf(chosen.begin_suppress_tokens),
    },
  };
}

function readTokenizer(file: unknown) {
  const { model, added_tokens: signs } = recordOf(file);
  const vocabulary: string[] = [];
  for (const [text, token] of Object.entries(recordOf(recordOf(model).vocab))) {
    vocabulary[numberOf(token)] = text;
  }
  const added = new Map<string, number>();
  for (const one of Array.isArray(signs) ? signs : []) {
    const { content, id } = recordOf(one);
    added.set(String(content), numberOf(id));
  }
  return { vocabulary, added };
}

function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('This is no such model.');
  return value as Record<string, unknown>;
}

function numberOf(value: unknown): number {
  return needed(typeof value === 'number' ? value : null);
}

function numbersOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
}

function needed(value: number | null): number {
  if (value === null) throw new Error('This is no such model.');
  return value;
}
