/** What a file may be read as. */
export const importKinds = [
  'csv',
  'json',
  'dayone',
  'diarium',
  'markdown',
  'text',
  'archive',
  'dreambank',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** `ready`: a dry run is done, and waits for its person’s word. */
export const importStatuses = ['queued', 'running', 'ready', 'done', 'failed'] as const;

/** What is being done, where something is. `hanging`: dreams are written, their pictures follow. */
export const importStages = ['reading', 'writing', 'hanging', 'undoing'] as const;

/** What a column of a table may tell. */
export const importFields = [
  'date',
  'moment',
  'title',
  'text',
  'content',
  'tags',
  'types',
  'category',
  'mood',
  'lucidity',
  'vividness',
  'sleepQuality',
  'recall',
  'warnings',
  'city',
  'country',
  // Of the night itself.
  ...(['bedtime', 'rising', 'awakenings', 'naps', 'dayNote'] as const),
  ...(['moodBefore', 'moodAfter', 'nightQuality', 'hadNoRecall'] as const),
] as const;
export type ImportField = (typeof importFields)[number];

/** Why a file is not read at all. */
export const importProblems = [
  'empty',
  'unknown_format',
  'malformed',
  'encoding',
  'html',
  'too_large',
  'too_many_entries',
  'zip_broken',
  'zip_path',
  'zip_link',
  'zip_encrypted',
  'zip_bomb',
  'no_text_column',
  'unreadable',
] as const;
export type ImportProblem = (typeof importProblems)[number];

/** What becomes of an entry: `doubtful` comes too, and says what is in doubt. */
export const entryStates = ['new', 'doubtful', 'duplicate', 'refused'] as const;
export type EntryState = (typeof entryStates)[number];

/** What is in doubt of an entry, or why it is refused. */
export const entryReasons = [
  'no_date',
  'date_unclear',
  'date_ahead',
  'date_long_ago',
  'no_text',
  'too_long',
  'known',
  'twice_here',
] as const;
export type EntryReason = (typeof entryReasons)[number];

/** What an archive of ours holds beside the words of dreams. */
export const besideKinds = [
  ...(['nights', 'people', 'meanings', 'practice'] as const),
  ...(['additions', 'versions', 'paintings'] as const),
  // Dreams that others could read.
  'shared',
] as const;
export type BesideKind = (typeof besideKinds)[number];

/** Bytes of a file at most. */
export const importByteLimit = 268_435_456;
/** Entries of one file at most. */
export const importEntryLimit = 20_000;
/** Days a dry run waits for a word, and its file with it. */
export const importDays = 2;
/** Entries a dry run shows. */
export const importPreviewLimit = 20;
