import type { DocContents } from '#features/documentation/doc-text.ts';
import { analysis } from '#features/documentation/en/analysis.ts';
import { configuration } from '#features/documentation/en/configuration.ts';
import { dreamAnalysis } from '#features/documentation/en/dream-analysis.ts';
import { dreamJournal } from '#features/documentation/en/dream-journal.ts';
import { firstSteps } from '#features/documentation/en/first-steps.ts';
import { installation } from '#features/documentation/en/installation.ts';
import { interpreting } from '#features/documentation/en/interpreting.ts';
import { lucidDreaming } from '#features/documentation/en/lucid-dreaming.ts';
import { patternRecognition } from '#features/documentation/en/pattern-recognition.ts';
import { patterns } from '#features/documentation/en/patterns.ts';
import { recording } from '#features/documentation/en/recording.ts';
import { sharing } from '#features/documentation/en/sharing.ts';

export const enContents: DocContents = {
  installation,
  configuration,
  'first-steps': firstSteps,
  'dream-journal': dreamJournal,
  analysis,
  patterns,
  recording,
  interpreting,
  sharing,
  'dream-analysis': dreamAnalysis,
  'pattern-recognition': patternRecognition,
  'lucid-dreaming': lucidDreaming,
};
