import { describe } from '#describe.ts';
import { moodsInWords, timesInWords, weathersInWords } from '#describe-words.ts';
import type { AnyScene, AnyStyle } from '#face.ts';
import { nameActor } from '#press/describe/actors-in-words.ts';
import { describePrint } from '#press/describe/describe.ts';
import { type LookName, lookNames } from '#press/print.ts';
import type { ChangeName, PrintScene } from '#press/scene.ts';
import { moods, styles } from '#scene.ts';
import { enclosed } from '#scene-tables.ts';

/** Models like to write and to frame: a print does neither. */
const manners = 'It fills the whole picture. No text, no letters, no signature, no frame.';

/** How a model that paints is told of a look. */
const looks: Record<LookName, string> = {
  gouache: 'A gouache print: few flat shapes shaded with dry grain, soft paper',
  linocut: 'A linocut: black key block, lines carved along each surface, two or three colours',
  'cut-paper': 'A picture of cut paper: layered sheets with depth and soft shadows',
  risograph: 'A risograph print: three spot inks, visible halftone, slight misregistration',
  ink: 'Ink and wash on rice paper: black ink, one accent of red',
};

/**
 * A scene for a model that paints, by the grammar of the press: manner, subject and action, place,
 * what is impossible, light, composition. It is made of our own vocabulary alone: no word of the
 * dream is in it.
 */
export function promptFor(scene: AnyScene, style: AnyStyle): string {
  if (scene.version === 1) {
    const brush = styles.find((one) => one === style);
    return `${describe(scene, 'en', brush)} ${manners}`;
  }
  const look = lookNames.find((one) => one === style) ?? 'gouache';
  const parts = [
    `${looks[look]}.`,
    describePrint(scene, 'en'),
    impossible(scene),
    `Light: ${lightOf(scene)}.`,
    `Composition: ${compositionOf(scene)}.`,
    manners,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** Changes that no day has: a colour alone is none. */
const impossibleChanges = new Set<ChangeName>([
  ...(['flooded', 'giant', 'tiny', 'falling', 'many', 'burning', 'melting', 'growing'] as const),
  ...(['upside-down', 'ceiling', 'floating', 'inside-out', 'glass', 'paper', 'gold'] as const),
  ...(['stone', 'ice', 'flesh', 'faceless'] as const),
]);

function impossible({ actors, placeChanges }: PrintScene): string {
  const isStrange = (changes: readonly ChangeName[]) =>
    changes.some((change) => impossibleChanges.has(change));
  const strange = actors
    .filter((actor) => isStrange(actor.changes) || actor.count >= 20)
    .map((actor) => nameActor(actor, 'en'));
  const places = placeChanges
    .filter((change) => impossibleChanges.has(change))
    .map((change) => `the place is ${change.replaceAll('-', ' ')}`);
  const told = [...strange, ...places];
  return told.length === 0 ? '' : `The impossible must be seen: ${told.join('; ')}.`;
}

function lightOf({ setting, time, weather, moods: shares }: PrintScene): string {
  const mood = moods.reduce((best, one) => (shares[one] > shares[best] ? one : best));
  const when = enclosed.has(setting) ? ['indoors'] : [];
  return [
    ...when,
    timesInWords.en[time],
    ...(enclosed.has(setting) ? [] : [weathersInWords.en[weather]]),
    `in the colours of ${moodsInWords.en[mood]}`,
  ]
    .filter((word) => word !== '')
    .join(', ');
}

function compositionOf({ actors, deeds, hero }: PrintScene): string {
  const of = actors[hero ?? deeds[0]?.who ?? 0];
  if (of === undefined) return 'an open space with nobody in it';
  const changes = of.changes;
  const view = changes.includes('giant')
    ? 'seen from below, towering'
    : changes.includes('tiny')
      ? 'seen from above, small in a wide space'
      : of.count >= 20
        ? 'a multitude over the whole sheet'
        : 'large and off the centre, never from behind';
  return `${nameActor(of, 'en')}, ${view}`;
}
