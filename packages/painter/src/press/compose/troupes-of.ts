import { actOfWhom, aloft, handled, mouthed, pairOfAct } from '#press/compose/act-tables.ts';
import { bearersOf } from '#press/compose/bearers.ts';
import { looksOf } from '#press/compose/look-of-people.ts';
import { mirrorOf, mountOf, partnerOf, steeds } from '#press/compose/mounts.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { pair } from '#press/figure/pair.ts';
import type { ActName, Person, PrintScene } from '#press/scene.ts';
import { createRandom } from '#random.ts';

/** In white or in a dark suit, whatever sex they are: one of each, unless the dream dresses them. */
function wed(person: Person, isBride: boolean): Person {
  if (person.wears !== undefined || person.head !== undefined) return person;
  return isBride ? { ...person, role: 'bride' } : { ...person, wears: 'suit' };
}

/** Centimetres: a door, a wardrobe, a car are in nobody's hands, however they are found. */
const handy = 130;

const lifters = new Set(['party-balloons', 'parachute', 'umbrella']);

const holding = new Set<ActName>(['hold', 'pull', 'carry']);

/** Centimetres: beside what is wider, nobody is seen before it. */
const largest = 380;

/** Who lifts something does so, whatever it weighs by day. */
const lifted = new Set<ActName>(['carry', 'hold', 'throw', 'give']);

/** What is tiny in a dream is in a hand, whatever it is. */
function isHandy({ box, changes }: Troupe): boolean {
  const size = Math.max(box.right - box.left, box.bottom - box.top);
  return size <= handy || changes.includes('tiny');
}

export function troupesOf(scene: PrintScene, seed: number): Troupe[] {
  const done = new Set<number>();
  const troupes: Troupe[] = [];
  for (const deed of scene.deeds) {
    if (done.has(deed.who)) continue;
    const two =
      deed.whom === undefined || done.has(deed.whom) ? undefined : scene.actors[deed.whom];
    const name = pairOfAct[deed.act];
    const one = scene.actors[deed.who];
    const relation = deed.relation && { relation: deed.relation };
    const hasBaby = [one, two].some((person) => person?.kind === 'person' && person.age === 'baby');
    if (
      one?.kind === 'person' &&
      two?.kind === 'person' &&
      name &&
      deed.whom !== undefined &&
      !hasBaby
    ) {
      const spouse = two.gender === 'male' || one.gender === 'female' ? deed.who : deed.whom;
      const looks = (person: typeof one, place: number) =>
        looksOf(
          deed.act === 'marry' ? wed(person, place === spouse) : person,
          place,
          deed.act,
          createRandom(seed, `person${place}`),
        );
      const piece = pair({
        pair: name,
        one: looks(one, deed.who),
        two: looks(two, deed.whom),
        heads: [one.head, two.head],
      });
      done.add(deed.who).add(deed.whom);
      troupes.push({
        ...standing(piece, 'ground'),
        actors: [deed.who, deed.whom],
        count: 1,
        changes: [...one.changes, ...two.changes],
        act: deed.act,
        ...relation,
      });
      // Three who chase are one at one's heels, and two behind.
      const others =
        one.count > 1 && deed.act === 'chase' && troupeOf(scene, deed.who, 'run', seed);
      if (others) troupes.push({ ...others, relation: { name: 'behind', to: deed.who } });
      continue;
    }
    const glass = mirrorOf(scene, deed);
    if (one?.kind === 'person' && glass !== undefined && !done.has(glass)) {
      const self = looksOf(one, deed.who, deed.act, createRandom(seed, `person${deed.who}`));
      const piece = pair({ pair: 'mirror', one: self, two: self, heads: [one.head, one.head] });
      done.add(deed.who).add(glass);
      troupes.push({
        ...standing(piece, 'ground'),
        actors: [deed.who, glass],
        count: 1,
        changes: one.changes,
        act: deed.act,
      });
      continue;
    }
    const alone = troupeOf(scene, deed.who, deed.act, seed);
    if (alone === null) continue;
    const bearers = bearersOf(scene, deed, alone, seed);
    if (bearers?.every(({ actors }) => actors.every((n) => !done.has(n)))) {
      for (const bearer of bearers) for (const n of bearer.actors) done.add(n);
      troupes.push(...bearers);
      continue;
    }
    done.add(deed.who);
    // A beast that carries somebody does so on its back.
    const rider =
      deed.act === 'carry' && one?.kind === 'thing' && two?.kind === 'person'
        ? deed.whom
        : undefined;
    if (rider !== undefined && !done.has(rider)) {
      const carried = troupeOf(scene, rider, 'ride', seed);
      const carrier = troupeOf(scene, deed.who, 'walk', seed);
      if (carried && carrier) {
        done.add(rider);
        troupes.push(carrier, {
          ...carried,
          isCarried: true,
          relation: { name: 'on', to: deed.who },
        });
        continue;
      }
    }
    const mount = mountOf(scene, deed);
    if (mount !== undefined) {
      const ridden = scene.actors[mount];
      const isSteed = ridden?.kind === 'thing' && steeds.has(ridden.id);
      // Who flies on a whale sits on it, and it is the whale that flies.
      const carrier = troupeOf(scene, mount, aloft.has(deed.act) ? deed.act : 'run', seed);
      const isBehind = deed.relation?.at === 'back';
      const isPassenger =
        (deed.act !== 'drive' || isBehind) && ridden?.kind === 'thing' && ridden.id === 'car';
      const isAstride =
        isSteed || (ridden?.kind === 'thing' && /^(?:plane|rocket)$/.test(ridden.id));
      const rider = isAstride
        ? troupeOf(scene, deed.who, 'ride', seed)
        : isPassenger
          ? troupeOf(scene, deed.who, 'drive', seed)
          : alone;
      if (carrier && rider) {
        const isFlown = ridden?.kind === 'thing' && /^(?:plane|rocket)$/.test(ridden.id);
        const name = isSteed || isFlown || deed.act === 'ride' ? 'on' : 'in';
        if (!done.has(mount)) troupes.push(asLargeAsBorne(carrier));
        done.add(mount);
        const at = isPassenger ? { at: 'back' } : {};
        troupes.push({ ...rider, isCarried: true, relation: { name, to: mount, ...at } });
        continue;
      }
    }
    // Who plays a piano sits at its keys.
    const keyed = deed.act === 'play' && deed.whom !== undefined ? deed.whom : undefined;
    if (keyed !== undefined && two?.kind === 'thing' && !done.has(keyed)) {
      const instrument = troupeOf(scene, keyed, null, seed);
      if (instrument?.piece.anchors?.keys) {
        done.add(keyed);
        troupes.push(instrument, { ...alone, relation: { name: 'at', to: keyed } });
        continue;
      }
    }
    // Who finds a house stands before it.
    const found =
      deed.act === 'find' && typeof deed.relation?.to !== 'number' ? deed.whom : undefined;
    if (found !== undefined && two?.kind === 'thing' && !done.has(found)) {
      const large = troupeOf(scene, found, null, seed);
      if (large && !isHandy(large)) {
        done.add(found);
        troupes.push(large, { ...alone, relation: { name: 'beside', to: found } });
        continue;
      }
    }
    // Who runs after a tram is behind it, and not before its windows.
    const fled = deed.act === 'chase' || deed.act === 'follow' ? deed.whom : undefined;
    if (fled !== undefined && two?.kind === 'thing' && one?.kind === 'person' && !done.has(fled)) {
      const large = troupeOf(scene, fled, 'pass', seed);
      if (large && !isHandy(large) && large.box.right - large.box.left > largest) {
        done.add(fled);
        troupes.push(alone, {
          ...large,
          isLeaving: true,
          relation: { name: 'ahead', to: deed.who },
        });
        continue;
      }
    }
    // « Accrochée à une grappe de ballons »: they lift whoever holds them.
    const string = typeof deed.relation?.to === 'number' ? deed.relation.to : undefined;
    const lifter = string === undefined ? undefined : scene.actors[string];
    if (
      string !== undefined &&
      lifter?.kind === 'thing' &&
      lifters.has(lifter.id) &&
      !done.has(string)
    ) {
      const held = troupeOf(scene, string, null, seed);
      if (held && one?.kind === 'person') {
        done.add(string);
        troupes.push(alone, {
          ...held,
          count: 1,
          isHeld: true,
          relation: { name: 'beside', to: deed.who },
        });
        continue;
      }
    }
    // « Je la tenais par la cheville »: who flies is held from below.
    const isAloft = scene.deeds.some(({ who, act }) => who === deed.whom && aloft.has(act));
    if (isAloft && deed.whom !== undefined && holding.has(deed.act) && one?.kind === 'person') {
      const reaching = troupeOf(scene, deed.who, 'reach', seed);
      if (reaching) troupes.push({ ...reaching, relation: { name: 'below', to: deed.whom } });
      if (!done.has(deed.whom)) {
        const flier = troupeOf(scene, deed.whom, 'fly', seed);
        if (flier) troupes.push(flier);
        done.add(deed.whom);
      }
      continue;
    }
    // `I found a door behind my wardrobe`: the door is there.
    const isIn = deed.relation?.name === 'in' && two !== undefined;
    const isOfFound =
      typeof deed.relation?.to === 'number' &&
      ((deed.act === 'find' && (two?.kind === 'thing' || isIn)) ||
        (deed.act === 'put' && two !== undefined));
    troupes.push({
      ...alone,
      ...((deed.act === 'put' || isIn) &&
        isOfFound &&
        deed.relation && { relation: { name: 'beside', to: deed.relation.to } }),
      ...(deed.relation &&
        deed.act !== 'give' &&
        !isOfFound &&
        partnerOf(scene, deed, done) === undefined && { relation: deed.relation }),
    });
    const partner = partnerOf(scene, deed, done);
    if (partner !== undefined) {
      const other = troupeOf(scene, partner, deed.act, seed);
      if (other) troupes.push({ ...other, relation: { name: 'beside', to: deed.who } });
      done.add(partner);
    }
    const given =
      deed.act === 'give' && deed.relation?.name === 'with' ? deed.relation.to : undefined;
    if (typeof given === 'number' && !done.has(given) && scene.actors[given]?.kind === 'thing') {
      const thing = troupeOf(scene, given, null, seed);
      const to = deed.who;
      if (thing)
        troupes.push({
          ...thing,
          relation: { name: 'beside', to },
          isHeld: true,
        });
      done.add(given);
    }
    // Whom a beast hunts runs; what somebody holds has no act of its own.
    if (deed.whom !== undefined && !done.has(deed.whom)) {
      const other = troupeOf(scene, deed.whom, actOfWhom[deed.act] ?? null, seed);
      // Who feeds a tiger has none in their hands.
      const isFed = deed.act === 'give' && other?.isBeast === true;
      const isLight = other !== null && (isHandy(other) || (lifted.has(deed.act) && !isFed));
      const isSmall = two?.kind === 'thing' ? isLight : hasBaby;
      const isOverhead = deed.act === 'open' && two?.kind === 'thing' && two.id === 'umbrella';
      // A beast has what it finds in its mouth.
      const isInMouth =
        one?.kind === 'thing' && alone.piece.anchors?.mouth && mouthed.has(deed.act);
      const isHeld =
        isSmall &&
        ((one?.kind === 'person' && (handled.has(deed.act) || isOverhead)) || Boolean(isInMouth));
      if (other) {
        troupes.push({
          ...other,
          relation: isOfFound && deed.relation ? deed.relation : { name: 'beside', to: deed.who },
          ...(isHeld && !isOfFound && { isHeld }),
        });
      }
      done.add(deed.whom);
    }
  }
  for (const place of scene.actors.keys()) {
    if (done.has(place)) continue;
    const troupe = troupeOf(scene, place, null, seed);
    if (troupe) troupes.push(troupe);
  }
  return troupes;
}

/** However tiny a boat is told to be, somebody sits in it. */
function asLargeAsBorne(carrier: Troupe): Troupe {
  return { ...carrier, changes: carrier.changes.filter((change) => change !== 'tiny') };
}
