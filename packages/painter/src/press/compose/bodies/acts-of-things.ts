import { isBeast } from '#press/pieces/bestiary.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { ActName, BorrowedPart } from '#press/scene.ts';
import { createRandom } from '#random.ts';

/** What has a face of its own by day. */
const faced = new Set(
  `eye mouth face head skull mask snowman doll puppet teddy-bear scarecrow robot statue mannequin teeth
  portrait photograph picture-frame ghost angel devil skeleton gargoyle sun-face tongue lips clown`.split(
    /\s+/,
  ),
);

/** What rings, plays or speaks by itself. */
const sounding = new Set(
  `phone telephone mobile-phone alarm-clock clock bell hand-bell church-bell doorbell radio television
  loudspeaker alarm siren whistle trumpet violin guitar drum record-player jukebox megaphone computer
  ambulance fire-engine police-car car bus train`.split(/\s+/),
);

const withVoice = new Set<ActName>(['sing', 'speak', 'shout', 'laugh']);
const withMouth = new Set<ActName>(['eat', 'bite', 'kiss']);

/** Whether its voice is heard on any day. */
export function isSounding(id: string): boolean {
  return sounding.has(id);
}

/** Parts of a body that a thing has for what it does: what cries has eyes, what speaks a mouth. */
export function partsFor(id: string, act: ActName | null): readonly BorrowedPart[] {
  if (act === null || isBeast(id) || faced.has(id)) return [];
  if (act === 'look') return ['eye'];
  if (withVoice.has(act)) return isSounding(id) ? [] : ['eye', 'mouth'];
  return act === 'cry' || withMouth.has(act) ? ['eye', 'mouth'] : [];
}

/** Drawn open, whatever is done to it. */
const alwaysOpen = new Set(['box', 'drawer', 'umbrella']);

/** Whether it is seen to be open where it is. */
export function canOpen(id: string): boolean {
  if (alwaysOpen.has(id)) return true;
  const entry = pieceFor(id);
  const shapes = (state: 'still' | 'open') =>
    JSON.stringify(entry?.make({ random: createRandom(1, id), state }).layers);
  return entry !== null && shapes('still') !== shapes('open');
}
