import type { Troupe } from '#press/compose/troupe.ts';
import type { PrintScene } from '#press/scene.ts';

/** Whom somebody chose, or what is strangest, is placed first, as large as a hero is. */
export function heroFirst({ hero }: PrintScene, troupes: readonly Troupe[]): readonly Troupe[] {
  if (hero === undefined) return troupes;
  const isHero = ({ actors }: Troupe) => actors.includes(hero);
  return [...troupes.filter(isHero), ...troupes.filter((troupe) => !isHero(troupe))];
}

/** What others are placed by is placed before them. */
export function targetsFirst(troupes: readonly Troupe[]): Troupe[] {
  const ordered: Troupe[] = [];
  const visit = (troupe: Troupe, path: readonly Troupe[]): void => {
    if (ordered.includes(troupe) || path.includes(troupe)) return;
    const to = troupe.relation?.to;
    const target = troupes.find(({ actors }) => typeof to === 'number' && actors.includes(to));
    if (target) visit(target, [...path, troupe]);
    ordered.push(troupe);
  };
  for (const troupe of troupes) visit(troupe, []);
  return ordered;
}
