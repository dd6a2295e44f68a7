import type { AnalyseOptions } from '#analyse-reading.ts';
import { readOnBodies } from '#read/bodies/on-bodies.ts';
import { readWhoseParts } from '#read/bodies/whose-parts.ts';
import { readChanges } from '#read/changes/changes.ts';
import { readReflections } from '#read/changes/reflections.ts';
import { readDeeds } from '#read/deeds/deeds.ts';
import { offstageIn } from '#read/on-stage.ts';
import { readCharacters } from '#read/people/characters.ts';
import { readOwners } from '#read/people/owners.ts';
import { passagesOf } from '#read/places/passages.ts';
import { readProps } from '#read/props.ts';
import type { Reading } from '#read/reading.ts';
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
