import type { DocContents } from '#features/documentation/doc-text.ts';
import { analysis } from '#features/documentation/fr/analysis.ts';
import { configuration } from '#features/documentation/fr/configuration.ts';
import { dreamAnalysis } from '#features/documentation/fr/dream-analysis.ts';
import { dreamJournal } from '#features/documentation/fr/dream-journal.ts';
import { firstSteps } from '#features/documentation/fr/first-steps.ts';
import { installation } from '#features/documentation/fr/installation.ts';
import { interpreting } from '#features/documentation/fr/interpreting.ts';
import { lucidDreaming } from '#features/documentation/fr/lucid-dreaming.ts';
import { patternRecognition } from '#features/documentation/fr/pattern-recognition.ts';
import { patterns } from '#features/documentation/fr/patterns.ts';
import { recording } from '#features/documentation/fr/recording.ts';
import { sharing } from '#features/documentation/fr/sharing.ts';

export const frContents: DocContents = {
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
