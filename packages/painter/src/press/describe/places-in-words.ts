import { placesInWords } from '#describe-places.ts';
import type { Language } from '#describe-words.ts';
import type { ChangeName, PrintScene } from '#press/scene.ts';
import type { SettingName } from '#scene.ts';

/** Where there is a roof, the place by its plain name; `f` where French takes it for feminine. */
const rooms: Partial<Record<SettingName, { fr: string; isFeminine?: true; en: string }>> = {
  room: { fr: 'chambre', isFeminine: true, en: 'room' },
  kitchen: { fr: 'cuisine', isFeminine: true, en: 'kitchen' },
  bathroom: { fr: 'salle de bains', isFeminine: true, en: 'bathroom' },
  corridor: { fr: 'couloir', en: 'corridor' },
  classroom: { fr: 'salle de classe', isFeminine: true, en: 'classroom' },
  hospital: { fr: 'hôpital', en: 'hospital' },
  theatre: { fr: 'théâtre', en: 'theatre' },
  station: { fr: 'gare', isFeminine: true, en: 'station' },
  shop: { fr: 'magasin', en: 'shop' },
  church: { fr: 'église', isFeminine: true, en: 'church' },
  street: { fr: 'rue', isFeminine: true, en: 'street' },
  city: { fr: 'ville', isFeminine: true, en: 'city' },
  forest: { fr: 'forêt', isFeminine: true, en: 'forest' },
};

const placeChanges: Partial<
  Record<ChangeName, { readonly fr: string; readonly feminine?: string; readonly en: string }>
> = {
  flooded: { fr: 'inondé', feminine: 'inondée', en: 'flooded' },
  burning: { fr: 'en flammes', en: 'burning' },
  'upside-down': { fr: 'à l’envers', en: 'upside-down' },
  melting: { fr: 'qui fond', en: 'melting' },
  broken: { fr: 'en ruine', en: 'ruined' },
  empty: { fr: 'vide', en: 'empty' },
  giant: { fr: 'immense', en: 'immense' },
  tiny: { fr: 'minuscule', en: 'tiny' },
};

/** Where the print plays, and what the place is made to be. */
export function placeWithChanges(scene: PrintScene, language: Language): string {
  const room = rooms[scene.setting];
  const changes = scene.placeChanges.flatMap((change) => placeChanges[change] ?? []);
  if (room === undefined || changes.length === 0) return placesInWords[language][scene.setting].in;
  if (language === 'en') {
    const adjectives = changes.map(({ en }) => en).join(', ');
    return `in ${/^[aeiou]/.test(adjectives) ? 'an' : 'a'} ${adjectives} ${room.en}`;
  }
  const adjectives = changes.map(({ fr, feminine }) => (room.isFeminine ? (feminine ?? fr) : fr));
  return `dans ${room.isFeminine ? 'une' : 'un'} ${room.fr} ${adjectives.join(' et ')}`;
}
