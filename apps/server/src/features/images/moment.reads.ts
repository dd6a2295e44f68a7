import type { Arrangement } from '@reverie/contract/images';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { aboutAnswer, isSeen } from '@reverie/painter/press';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { DreamRow } from '#features/dreams/table.ts';
import { passageOf } from '#features/images/rules.ts';

export type Moments = ReturnType<typeof createMoments>;

type ToldDream = Pick<DreamRow, 'id' | 'ownerId' | 'content' | 'visibility'>;

/**
 * What is read of the moment that a picture is of. The shared text alone, and what its dreamer says
 * for the picture: nothing of a private report reaches a picture or its alt text.
 */
export function createMoments(analysis: AnalysisService) {
  /** What is seen of a sentence; null where nothing is. */
  async function ofAnswer(dream: ToldDream, sentence: string): Promise<DreamAnalysis | null> {
    const { told, answer } = await analysis.toldWith(dream, sentence);
    return isSeen(told, answer) ? aboutAnswer(told, answer) : null;
  }

  return {
    ofAnswer,

    /** Of the whole dream, or of one of its passages; null where the dream is not read yet. */
    async ofDream(dream: ToldDream, { about }: Pick<Arrangement, 'about'>) {
      const found = await analysis.toldInContent(dream);
      return found && passageOf(found, about);
    },
  };
}
