import type { DreamerCast } from '#cast.ts';
import { schemaVersion } from '#classes.ts';
import { questionsFor } from '#compose/questions.ts';
import { summaryOf } from '#compose/summary.ts';
import { lexiconHash } from '#lexicon/made/concepts.ts';
import { limitsOf, qualityOf } from '#quality.ts';
import { readEvents } from '#read/between/events.ts';
import { readInteractions } from '#read/between/interactions.ts';
import { readAffect } from '#read/feelings/affect.ts';
import { readBizarreness } from '#read/feelings/bizarreness.ts';
import { readLucidity, readNightmare } from '#read/feelings/cues.ts';
import { readEmotions } from '#read/feelings/emotions.ts';
import { readSafety } from '#read/feelings/safety.ts';
import { readSenses } from '#read/feelings/senses.ts';
import { readCharacters } from '#read/people/characters.ts';
import { readSettings } from '#read/places/settings.ts';
import type { Reading } from '#read/reading.ts';
import { readSymbols } from '#read/symbols.ts';
import type { DreamAnalysis } from '#schema.ts';
import type { Language } from '#text/language.ts';

export interface AnalyseOptions {
  /** Which text of the dream this is: `content` (default) or the longer `report`. */
  readonly of?: DreamAnalysis['of'];
  /** Reads the whole text in this language instead of detecting it sentence by sentence. */
  readonly language?: Language;
  /** People whom the dreamer's own other dreams introduce by name, from `castOf`. */
  readonly cast?: DreamerCast;
  /**
   * Also shows how striving ends and good fortune where their words are less sure than the engine's
   * figures stand for (p from 0.3); the result then has the limit `unmeasured-parts`. Default: false.
   */
  readonly experimental?: boolean;
}

/** Who made an analysis. The hash changes with any word of the lexicon. */
export const engine = { name: 'oneirology', version: '0.1.0', lexiconHash: lexiconHash } as const;

/** What there is in a text that is read. */
export function analyseReading(reading: Reading, options: AnalyseOptions): DreamAnalysis {
  const { language } = reading;
  const quality = qualityOf(reading);
  const { characters, cast } = readCharacters(reading, options.cast);
  const emotions = readEmotions(reading, cast);
  const interactions = readInteractions(reading, cast);
  const settings = readSettings(reading);
  const symbols = readSymbols(reading);
  const bizarreness = readBizarreness(reading);
  const lucidity = readLucidity(reading);
  const nightmare = readNightmare(reading, emotions, interactions);
  return {
    schemaVersion,
    of: options.of ?? 'content',
    engine: { ...engine },
    language,
    quality,
    summary: summaryOf({ language, settings, symbols, characters, emotions }, reading.words),
    emotions,
    affect: readAffect(reading),
    characters,
    interactions,
    settings,
    events: readEvents(reading, options.experimental),
    symbols,
    senses: readSenses(reading),
    bizarreness,
    lucidity,
    nightmare,
    questions: questionsFor({ language, symbols, characters, emotions, bizarreness, lucidity }),
    safety: readSafety(reading),
    limits: limitsOf({
      language: language.code,
      flags: quality.flags,
      hasUnmeasured:
        options.experimental === true ||
        [lucidity, nightmare, ...bizarreness.elements].some(({ shown }) => shown),
    }),
  };
}
