import type { AnalyseOptions } from '#analyse-reading.ts';
import { readChanges } from '#read/changes.ts';
import { readCharacters } from '#read/characters.ts';
import { readDeeds } from '#read/deeds.ts';
import { readOnBodies } from '#read/on-bodies.ts';
import { offstageIn } from '#read/on-stage.ts';
import { readOwners } from '#read/owners.ts';
import { passagesOf } from '#read/passages.ts';
import { readProps } from '#read/props.ts';
import type { Reading } from '#read/reading.ts';
import { readReflections } from '#read/reflections.ts';
import { readWhoseParts } from '#read/whose-parts.ts';
import type { DreamAnalysis } from '#schema.ts';

/** An analysis with what happens in the dream that it was made of. */
export function addDeeds(
  reading: Reading,
  analysis: DreamAnalysis,
  options: AnalyseOptions,
): DreamAnalysis {
  const { cast } = readCharacters(reading, options.cast);
  return {
    ...analysis,
    deeds: readDeeds(reading, cast),
    offstage: offstageIn(reading),
    changes: readChanges(reading, cast),
    owners: readOwners(reading, cast),
    props: readProps(reading),
    onBodies: readOnBodies(reading, cast),
    whoseParts: readWhoseParts(reading, cast),
    reflections: readReflections(reading, cast),
    passages: passagesOf(reading),
  };
}
