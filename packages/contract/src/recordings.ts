import { z } from 'zod';
import { dreamLanguages } from '#dreams.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import {
  isRecordingType,
  markCountLimit,
  markLimit,
  orphanDays,
  peakCountLimit,
  peaksASecond,
  pieceByteLimit,
  recordingByteLimit,
  recordingProblems,
  recordingSecondsLimit,
  recordingStatuses,
  transcriptionStatuses,
  wordCountLimit,
  wordLimit,
  wordSources,
} from '#recordings.rules.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

const seconds = z
  .number()
  .min(0)
  .max(recordingSecondsLimit + 60);

const wordSchema = z
  .strictObject({ text: writtenText({ max: wordLimit }), start: seconds, end: seconds })
  .meta({ id: 'SpokenWord', description: 'Seconds from the beginning.' });

const markSchema = z.strictObject({
  at: seconds,
  text: writtenText({ max: markLimit }).nullable(),
});

const recognisedSchema = z
  .strictObject({
    source: z.enum(['browser', 'model', 'person']),
    language: z.enum(dreamLanguages).nullable().default(null),
    words: z.array(wordSchema).max(wordCountLimit),
  })
  .meta({ id: 'RecordingWords' });

const marksSchema = z.array(markSchema).max(markCountLimit);

export const recordingCreationSchema = z
  .strictObject({
    type: z.string().max(120).refine(isRecordingType).meta({
      description:
        'As the recorder names it: `audio/webm;codecs=opus`. The content is looked at too.',
    }),
    dreamId: z.uuid().nullable().optional().meta({
      description: 'A dream of one’s own it is the first layer of; it may stand without one.',
    }),
    recordedAt: z.iso.datetime({ offset: true }).optional().meta({
      description: 'When speaking began, where that was before the network came back.',
    }),
    isKeyword: z.boolean().optional().meta({
      description: 'Whether it is one word, whispered to be found again.',
    }),
    marks: marksSchema.optional().meta({ description: 'Made while speaking.' }),
    words: recognisedSchema.optional().meta({
      description: 'Recognised while speaking, by the browser or on the device.',
    }),
  })
  .meta({ id: 'RecordingCreation' });
export type RecordingCreation = z.infer<typeof recordingCreationSchema>;

const peaksSchema = z
  .array(z.int().min(0).max(100))
  .max(peakCountLimit)
  .meta({
    description: `Loudness from 0 to 100, ${peaksASecond} to a second.`,
  });

const placeSchema = z
  .strictObject({ name: z.string(), host: z.string() })
  .meta({ id: 'TranscriptionPlace', description: 'Where sound is sent to be written down.' });

const about = {
  id: z.uuid(),
  status: z.enum(recordingStatuses),
  problem: z.enum(recordingProblems).nullable().meta({ description: 'Why it failed.' }),
  type: z.string(),
  seconds: z.number().nullable().meta({
    description: 'As the file itself tells; null while it comes in, or where it does not tell.',
  }),
  bytes: z.int().min(0).meta({ description: 'Kept so far: the next piece begins there.' }),
  length: z.int().min(1).nullable().meta({ description: 'Of all of it, once that was said.' }),
  dreamId: z.uuid().nullable(),
  isKeyword: z.boolean().meta({ description: 'One word, whispered.' }),
  recordedAt: z.iso.datetime(),
  url: z.string().nullable().meta({ description: 'Of its sound; null where there is none.' }),
  transcription: z.strictObject({
    status: z.enum(transcriptionStatuses),
    source: z.enum(wordSources).nullable(),
    language: z.enum(dreamLanguages).nullable(),
    place: placeSchema.nullable().meta({
      description: 'The server that would write it down; null where none is set up.',
    }),
  }),
};

export const recordingSummarySchema = z.strictObject(about).meta({ id: 'RecordingSummary' });
export type RecordingSummary = z.infer<typeof recordingSummarySchema>;

export const recordingSchema = z
  .strictObject({
    ...about,
    words: z.array(wordSchema),
    peaks: peaksSchema,
    marks: z.array(markSchema),
    isUnreadable: z.boolean().meta({
      description: 'True where what is kept of it does not open: its key is lost.',
    }),
  })
  .meta({ id: 'Recording' });
export type Recording = z.infer<typeof recordingSchema>;

export const proposalSchema = z
  .strictObject({
    isProposal: z.literal(true),
    raw: z.string().meta({ description: 'Every word as it was recognised.' }),
    report: z.string().meta({
      description: 'The same with sentences, paragraphs by pause, and without words of hesitation.',
    }),
    content: z.string().meta({
      description: 'Sentences of the report, word for word, 500 characters at most.',
    }),
  })
  .meta({
    id: 'RecordingProposal',
    description: 'To be edited: made of what was recognised, and of not one word more.',
  });
export type RecordingProposal = z.infer<typeof proposalSchema>;

export const waysSchema = z
  .strictObject({
    server: placeSchema.nullable(),
    isGranted: z.boolean().meta({
      description: 'Whether who asks has agreed that their recordings are sent there.',
    }),
    model: z
      .strictObject({ url: z.string(), name: z.string() })
      .nullable()
      .meta({ description: 'Where a browser may fetch a model that listens on the device.' }),
  })
  .meta({ id: 'TranscriptionWays' });
export type TranscriptionWays = z.infer<typeof waysSchema>;

const statusHeader =
  '`receiving`, `checking` while all that came is looked at, `kept` once it stays. The last piece is sent again, or an empty one, to ask.';

const params = z.strictObject({ id: z.uuid() });
const changing = ['changes', 'networkChanges'] as const;

export const recordingEndpoints = endpoints({
  create: {
    route: routes.recordings.create,
    summary: `Begin a recording, whose pieces follow; unfinished and without a dream it goes after ${orphanDays} days without one`,
    access: 'session',
    body: recordingCreationSchema,
    bodyBytes: 1_048_576,
    limits: ['recordings'],
    isKeyed: true,
    takesCookie: true,
    responses: { 201: z.strictObject({ id: z.uuid() }).meta({ id: 'RecordingBegun' }) },
    errors: ['not_found'],
  },
  list: {
    route: routes.recordings.list,
    summary: 'One’s recordings, newest first, without their words; those without a dream if asked',
    access: 'session',
    query: z.strictObject({ withoutDream: z.enum(['true', 'false']).optional() }),
    responses: { 200: z.strictObject({ recordings: z.array(recordingSummarySchema) }) },
    errors: [],
  },
  get: {
    route: routes.recordings.get,
    summary:
      'A recording of one’s own. HEAD answers the same headers: how far it came, as tus has it',
    access: 'session',
    params,
    headers: {
      taken: {},
      given: {
        'Upload-Offset': 'Bytes kept: the next piece begins there.',
        'Upload-Length': 'Bytes of all of it, once that was said.',
        'Recording-Status': statusHeader,
      },
    },
    responses: { 200: recordingSchema },
    errors: [],
  },
  append: {
    route: routes.recordings.append,
    summary: `The next piece, of ${pieceByteLimit} bytes at most. The same piece again is no fault; ${recordingByteLimit} bytes and 20 minutes are the most of a recording`,
    access: 'session',
    params,
    body: z.file().meta({ description: 'Bytes from Upload-Offset on; none where all came.' }),
    bodyTypes: ['application/offset+octet-stream'],
    isBodyOptional: true,
    bodyBytes: pieceByteLimit,
    headers: {
      taken: {
        'Upload-Offset': 'Needed: where the piece begins.',
        'Upload-Length': 'Bytes of all of it, with the last piece or before.',
        'Upload-Checksum': '`sha256` and the hash of the piece in base64, which is compared.',
        'Tus-Resumable': '`1.0.0`, or nothing.',
      },
      given: {
        'Upload-Offset': 'Bytes kept; with a 409 too.',
        'Upload-Length': 'Bytes of all of it, once that was said.',
        'Recording-Status': statusHeader,
      },
    },
    takesCookie: true,
    limits: ['pieces'],
    responses: { 204: null },
    errors: [
      'offset_mismatch',
      'checksum_mismatch',
      'recording_too_large',
      'recording_too_long',
      'recording_unsupported',
      'sealing_off',
    ],
  },
  remove: {
    route: routes.recordings.remove,
    summary: 'Erase a recording for good; its dream keeps its text. `keep=words` erases the sound',
    access: 'session',
    params,
    query: z.strictObject({ keep: z.enum(['words']).optional() }),
    limits: changing,
    responses: { 204: null },
    errors: [],
  },
  audio: {
    route: routes.recordings.audio,
    summary: 'The sound of it, as far as it came; takes Range',
    access: 'session',
    params,
    headers: { taken: { Range: 'One range of bytes.' }, given: {} },
    responses: {
      200: z.file().meta({ description: 'As it was recorded.' }),
      206: z.file().meta({ description: 'The part that was asked for.' }),
    },
    errors: ['range_unsatisfiable', 'sealing_off'],
    mediaType: 'audio/*',
  },
  track: {
    route: routes.recordings.track,
    summary: 'Keep what is seen of a recording: its waveform, and marks made while speaking',
    access: 'session',
    params,
    body: z
      .strictObject({
        peaks: peaksSchema.optional(),
        marks: marksSchema.optional(),
      })
      .meta({ id: 'RecordingTrack', description: 'What is left out stays as it is.' }),
    bodyBytes: 131_072,
    limits: changing,
    responses: { 204: null },
    errors: ['sealing_off'],
  },
  words: {
    route: routes.recordings.words,
    summary: 'Keep the words a browser, a model in it or a person made out, in the place of others',
    access: 'session',
    params,
    body: recognisedSchema,
    bodyBytes: 1_048_576,
    limits: changing,
    responses: { 204: null },
    errors: ['sealing_off'],
  },
  transcribe: {
    route: routes.recordings.transcribe,
    summary:
      'Have a recording written down by the server set up for it; asked again while at work, nothing more is done',
    access: 'session',
    params,
    body: z
      .strictObject({ language: z.enum(dreamLanguages).optional() })
      .meta({ id: 'TranscriptionRequest' }),
    isBodyOptional: true,
    limits: ['transcriptions'],
    responses: { 202: recordingSummarySchema },
    errors: ['transcription_off', 'consent_required', 'recording_unfinished'],
  },
  proposal: {
    route: routes.recordings.proposal,
    summary: 'A report and a text proposed from the words of a recording',
    access: 'session',
    params,
    responses: { 200: proposalSchema },
    errors: [],
  },
  ways: {
    route: routes.recordings.ways,
    summary: 'What this server offers to have recordings written down',
    access: 'public',
    responses: { 200: waysSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);
