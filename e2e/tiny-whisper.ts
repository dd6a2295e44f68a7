import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A model of Whisper's shape, a few kilobytes small: its files, their names, its inputs and outputs and
 * the memory that is handed from token to token are those of the models published for browsers. It
 * hears whether there is any sound, and says one thing then. Written by hand, field by field, as
 * https://github.com/onnx/onnx/blob/main/onnx/onnx.proto has it.
 */
type Field = [number: number, value: number | string | Uint8Array];

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return [...bytes, Number(rest)];
}

function message(...fields: Field[]): Uint8Array {
  const parts = fields.map(([field, value]) => {
    if (typeof value === 'number') return Buffer.from([...varint(field << 3), ...varint(value)]);
    const bytes = Buffer.from(value as Uint8Array);
    return Buffer.concat([
      Buffer.from([...varint((field << 3) | 2), ...varint(bytes.length)]),
      bytes,
    ]);
  });
  return Buffer.concat(parts);
}

const float = 1;
const int64 = 7;
const bool = 9;

type Dim = number | string;

function value(name: string, kind: number, dims: Dim[]): Uint8Array {
  const shape = message(
    ...dims.map((dim): Field => [1, message(typeof dim === 'number' ? [1, dim] : [2, dim])]),
  );
  return message([1, name], [2, message([1, message([1, kind], [2, shape])])]);
}

function longs(name: string, dims: number[], numbers: number[]): Uint8Array {
  const data = Buffer.from(BigInt64Array.from(numbers, BigInt).buffer);
  return message(...dims.map((dim): Field => [1, dim]), [2, int64], [8, name], [9, data]);
}

function floats(name: string, dims: number[], numbers: number[]): Uint8Array {
  const data = Buffer.from(Float32Array.from(numbers).buffer);
  return message(...dims.map((dim): Field => [1, dim]), [2, float], [8, name], [9, data]);
}

type Attribute = [name: string, value: number | number[]];

function node(kind: string, inputs: string[], output: string, attributes: Attribute[] = []) {
  return message(
    ...inputs.map((input): Field => [1, input]),
    [2, output],
    [4, kind],
    ...attributes.map(([name, told]): Field => {
      const isMany = Array.isArray(told);
      const numbers = isMany ? told.map((one): Field => [8, one]) : ([[3, told]] as Field[]);
      return [5, message([1, name], ...numbers, [20, isMany ? 7 : 2])];
    }),
  );
}

type Graph = {
  nodes: Uint8Array[];
  constants?: Uint8Array[];
  inputs: Uint8Array[];
  outputs: Uint8Array[];
};

function model({ nodes, constants = [], inputs, outputs }: Graph): Buffer {
  const graph = message(
    ...nodes.map((one): Field => [1, one]),
    [2, 'tiny'],
    ...constants.map((one): Field => [5, one]),
    ...inputs.map((one): Field => [11, one]),
    ...outputs.map((one): Field => [12, one]),
  );
  return Buffer.from(message([1, 8], [7, graph], [8, message([1, ''], [2, 13])]));
}

const words = ['Ġla', 'Ġcuisine', 'Ġde', 'Ġma', 'ĠmÃ¨re', 'Ġflotte', '.'];
const signs = [
  'endoftext',
  'startoftranscript',
  'en',
  'fr',
  'translate',
  'transcribe',
  'notimestamps',
];
const sign = (name: string) => words.length + signs.indexOf(name);
const firstTime = words.length + signs.length;
const size = firstTime + 1_501;
const time = (seconds: number) => firstTime + Math.round(seconds / 0.02);
const end = sign('endoftext');

/** What is said, by how many tokens stand before it: the language, then the phrases with their times. */
const script = [
  end,
  sign('fr'),
  end,
  time(0),
  0,
  1,
  time(1),
  time(1.5),
  2,
  3,
  4,
  5,
  6,
  time(3),
  end,
];

const part = ['batch', 1, 'past', 1];
const cache = (kind: string, place: string) => `${place}.0.${kind}`;
const kinds = ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'];

const encoder = model({
  nodes: [
    node('ReduceMax', ['input_features'], 'loud', [
      ['axes', [1]],
      ['keepdims', 1],
    ]),
    node('Reshape', ['loud', 'pairs'], 'last_hidden_state'),
  ],
  constants: [longs('pairs', [3], [1, 1_500, 2])],
  inputs: [value('input_features', float, ['batch', 80, 3_000])],
  outputs: [value('last_hidden_state', float, ['batch', 1_500, 2])],
});

const decoder = model({
  nodes: [
    // What was said is remembered: without it, the wrong thing is said next.
    node('Cast', ['input_ids'], 'ids', [['to', float]]),
    node('Reshape', ['ids', 'row'], 'said'),
    node('Concat', ['past_key_values.0.decoder.key', 'said'], 'present.0.decoder.key', [
      ['axis', 2],
    ]),
    node('Concat', ['past_key_values.0.decoder.value', 'said'], 'present.0.decoder.value', [
      ['axis', 2],
    ]),
    node('ReduceMax', ['encoder_hidden_states'], 'most', [
      ['axes', [1, 2]],
      ['keepdims', 1],
    ]),
    node('Reshape', ['most', 'row'], 'heard'),
    node('Concat', ['past_key_values.0.encoder.key', 'heard'], 'present.0.encoder.key', [
      ['axis', 2],
    ]),
    node('Concat', ['past_key_values.0.encoder.value', 'heard'], 'present.0.encoder.value', [
      ['axis', 2],
    ]),
    node('Shape', ['present.0.decoder.key'], 'dims'),
    node('Gather', ['dims', 'second'], 'count'),
    node('Gather', ['script', 'count'], 'next'),
    // Nothing is said of silence, but for its language.
    node('ReduceMax', ['present.0.encoder.key'], 'loudest', [['keepdims', 0]]),
    node('Greater', ['loudest', 'still'], 'isHeard'),
    node('Less', ['count', 'two'], 'isFirst'),
    node('Or', ['isHeard', 'isFirst'], 'speaks'),
    node('Where', ['speaks', 'next', 'nothing'], 'token'),
    node('OneHot', ['token', 'depth', 'odds'], 'hot'),
    node('Reshape', ['hot', 'line'], 'one'),
    node('Mul', ['ids', 'zero'], 'zeros'),
    node('Unsqueeze', ['zeros', 'last'], 'column'),
    node('Add', ['one', 'column'], 'logits'),
  ],
  constants: [
    longs('row', [4], [1, 1, -1, 1]),
    longs('second', [1], [2]),
    longs('script', [script.length + 500], [...script, ...new Array<number>(500).fill(end)]),
    floats('still', [], [0]),
    longs('two', [1], [2]),
    longs('nothing', [1], [end]),
    longs('depth', [], [size]),
    floats('odds', [2], [-20, 20]),
    longs('line', [3], [1, 1, size]),
    floats('zero', [], [0]),
    longs('last', [1], [2]),
  ],
  inputs: [
    value('input_ids', int64, ['batch', 'tokens']),
    value('encoder_hidden_states', float, ['batch', 1_500, 2]),
    ...kinds.map((kind) => value(cache(kind, 'past_key_values'), float, part)),
    value('use_cache_branch', bool, [1]),
  ],
  outputs: [
    value('logits', float, ['batch', 'tokens', size]),
    ...kinds.map((kind) => value(cache(kind, 'present'), float, part)),
  ],
});

const json = (told: unknown) => Buffer.from(JSON.stringify(told));

const files: Record<string, Buffer> = {
  '/tiny/config.json': json({
    ...{ d_model: 1, decoder_attention_heads: 1, num_mel_bins: 80, max_target_positions: 448 },
  }),
  '/tiny/generation_config.json': json({ suppress_tokens: [], begin_suppress_tokens: [end] }),
  '/tiny/tokenizer.json': json({
    model: { vocab: Object.fromEntries(words.map((word, at) => [word, at])) },
    added_tokens: signs.map((name) => ({ id: sign(name), content: `<|${name}|>` })),
  }),
  '/tiny/onnx/encoder_model_quantized.onnx': encoder,
  '/tiny/onnx/decoder_model_merged_quantized.onnx': decoder,
};

export const tinySays = 'la cuisine de ma mère flotte.';

/** Serves it from a place of its own, as an operator does. */
export async function openModelServer() {
  let asked = 0;
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    asked += 1;
    response.setHeader('access-control-allow-origin', '*');
    response.writeHead(file ? 200 : 404, { 'content-length': file?.length ?? 0 }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/tiny`,
    asked: () => asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
