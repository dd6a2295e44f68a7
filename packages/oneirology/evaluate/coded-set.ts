import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Code, type CodedDream, codeSchema } from '#evaluate/records.ts';

/**
 * Reverie's own coded dreams, French and English: written and coded by its makers, which is no
 * outside validation. `coded/README.md` tells how, and by which rules.
 */
const folder = new URL('../coded/', import.meta.url);

/**
 * SHA-256 of the files as they were before the engine or the other coder saw them. A rule must bend
 * to the dreams, never a dream to a rule: there is no good reason to change these lines.
 */
export const frozen = {
  'dreams.jsonl': '319c977942b8dfb794566cf1b2fd45fb0d9a9866fc47a53c3ec930618a65fc89',
  'codes.jsonl': '11655ac9cd2a372408f643335ef74e0acb764a7707ef82bf7a58983187c57bd8',
  'second-coder.jsonl': 'c9163a19aed4e3ae5f37c1db66408f838d1e95bf4be8f8c6498be649cb388f56',
  'traps.jsonl': '010d5d6624e433920966b03bad455908e3a46c90ef8ac47680161b60987e708b',
  'idioms.jsonl': 'eacd096df6f2b9015252091011a3227f31bebf39372ff477ec6c44c8654ff9f5',
  'messy.jsonl': '3ceca6e4c1e5d3633aa19e4d9e5a910a2edd40487b6bab506c026cb3e784b00b',
  'fresh/traps-1.jsonl': '25b2ca64f5ffc8f15c7ab2671f4d76ae7a583968d87f20b3dd0097b1368177e5',
  'fresh/traps-2.jsonl': '8b67a61d56dacdebda3984bc3e37ddc78ef848eecad26511f753886f60c11430',
  'fresh/traps-3.jsonl': '4ebb8f66ee95d0dca35a3aeecf663774b76166fc8481e7ea20b1b0cfc45d3770',
  'fresh/traps-4.jsonl': '7b782d61f00c942619192c5de376d3e7f7e9ae3b183cda34baf47b06ec6030a3',
  'fresh/traps-5.jsonl': '9ccb4415316a16fd190b8b3c35f42bfefcf849b0640297cd9fc3cf12d3d4e8ae',
  'fresh/traps-6.jsonl': '6d5f545693420aa534af63f3ed8677448d6723d6204219c4389b4858c0b7f71f',
  'fresh/traps-7.jsonl': '4ec3bf76b1df4c5f8c28a5c6fd636ef06458c87fe812fbce53ab3b28a416ef72',
  'fresh/messy-1.jsonl': 'e085bc44a32d61d58f9efeda9de631c6cfec656b4521f6056a3f6e47942d4e18',
  'fresh/messy-2.jsonl': '8236f1c99eea77b77d16ee6e9e11feccac2748ba3c3d20be7f9fca49f7d0d136',
  'fresh/traps-8.jsonl': '59e695bd6ad6c0d0083a3e506129893605d71f8e8cd8aab1333608c60a07ac13',
  'fresh/messy-3.jsonl': 'cf074d9a8d5dddd39b7832c7670c601a898b5151de20f88b8c7c7d616ad00a19',
  'fresh/traps-9.jsonl': 'a8b21aa2a072d6247e709b116d138fb9c5c1c1d1e5b1724c20b96f032f2bf7c3',
  'fresh/traps-10.jsonl': '25f1c16834a1b3a2b5023f7ab7a6859b3c6c6a3ee4a2b3b9b7f8b0f1e696054d',
  'fresh/traps-11.jsonl': '507883a6ca4ad4699d15b5e95fde4909c10dbcffcd22c5829ab98922ba4cd99e',
  'fresh/traps-12.jsonl': '06ebfe27f84597c0bf47be6faf7edce1767128d850326934785fc0922b23e9c8',
  'fresh/traps-13.jsonl': '44dbbb8b9ce4def657f613c57e94b7ee3b98e87f497541fea78b5fd4f40cf51d',
  'fresh/traps-14.jsonl': 'b567bbb6b0411be9bca8ae4cf561bd5e9d6f9f0786bc7d43bbc17924e85194b6',
  'fresh/messy-4.jsonl': 'aaf69499832c84b1fe79d46cf0423e03210f37800a89ab9754aaa49851487df8',
} as const;

export type Language = 'fr' | 'en';

/** A dream of the set. `series` is its language and `n` its id, as the figures' lines expect. */
export interface SetDream extends CodedDream {
  readonly language: Language;
  /** The pair it is one telling of; `undefined` where it is told once. */
  readonly twin: string | undefined;
}

const dreamSchema = z.object({
  id: z.string(),
  language: z.enum(['fr', 'en']),
  twin: z.string().optional(),
  text: z.string(),
});
const codingSchema = z.object({ id: z.string(), codes: z.array(codeSchema) });

/**
 * The whole set, in the order of its file.
 *
 * @throws when a frozen file differs by a byte, or a dream has no codes.
 */
export async function readCodedSet(): Promise<SetDream[]> {
  const [dreams, codings] = await Promise.all([
    readFrozen('dreams.jsonl'),
    readFrozen('codes.jsonl'),
  ]);
  const codesOf = codingsOf(codings);
  return linesOf(dreams).map((line): SetDream => {
    const { id, language, twin, text } = dreamSchema.parse(line);
    const codes = codesOf.get(id);
    if (codes === undefined) throw new Error(`The dream ${id} of the coded set has no codes.`);
    return { series: language, n: id, language, twin, text, codes };
  });
}

/**
 * Codes by a second reader of a sample of the same texts, by id.
 *
 * @throws when the frozen file differs by a byte.
 */
export async function readSecondCoder(): Promise<ReadonlyMap<string, Code[]>> {
  return codingsOf(await readFrozen('second-coder.jsonl'));
}

function codingsOf(written: string): Map<string, Code[]> {
  return new Map(
    linesOf(written).map((line): [string, Code[]] => {
      const { id, codes } = codingSchema.parse(line);
      return [id, codes];
    }),
  );
}

export async function readFrozen(name: keyof typeof frozen): Promise<string> {
  const bytes = await readFile(new URL(name, folder));
  if (hashOf(bytes) !== frozen[name]) {
    throw new Error(`coded/${name} is not the file that was frozen: put it back as it was.`);
  }
  return bytes.toString('utf8');
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function linesOf(written: string): unknown[] {
  return written.split('\n').flatMap((line): unknown[] => {
    return line.trim() === '' ? [] : [JSON.parse(line)];
  });
}
