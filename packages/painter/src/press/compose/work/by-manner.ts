import { withSeat } from '#press/compose/seated/seats.ts';
import { doing } from '#press/compose/work/doing.ts';
import type { Manner } from '#press/compose/work/manner.ts';
import { mannerOf, mannerOfTool } from '#press/compose/work/manner-of.ts';
import { manners } from '#press/compose/work/manners.ts';
import type { WorkRule } from '#press/compose/work/work-rule.ts';

/** With the tool, the pose and the place that its verb has. */
export const byManner: WorkRule = ({
  deed,
  doer,
  verb,
  id,
  thing,
  tool,
  toolId,
  make,
  stage,
  surface,
}) => {
  const ofTool = toolId === undefined ? null : mannerOfTool(toolId);
  const name = ofTool ?? mannerOf(deed.act, verb, id, thing, deed.relation?.at);
  if (name === null) return null;
  const manner: Manner = manners[name];
  const own = (one: string) => (one === toolId && tool ? tool.piece : make(one));
  const piece = doing(doer, manner, own, {
    ...(id !== undefined && { id }),
    ...(thing && { thing: thing.piece }),
    ...(surface && { surface }),
  });
  return manner.isSeated ? withSeat(piece, stage) : piece;
};
