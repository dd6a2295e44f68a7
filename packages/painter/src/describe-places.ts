import type { Language } from '#describe-words.ts';
import type { SettingName } from '#scene.ts';

interface PlaceWords {
  /** The place as the whole subject. */
  readonly alone: string;
  /** A thing in it. */
  readonly in: string;
  /** A thing floating over it. */
  readonly above: string;
}

function place(alone: string, inside: string, above: string): PlaceWords {
  return { alone, in: inside, above };
}

export const placesInWords: Record<Language, Record<SettingName, PlaceWords>> = {
  fr: {
    sea: place('la mer', 'sur la mer', 'au-dessus de la mer'),
    lake: place(
      'un lac entre des montagnes',
      'sur un lac entre des montagnes',
      'au-dessus d’un lac',
    ),
    mountain: place('des montagnes', 'devant des montagnes', 'au-dessus des montagnes'),
    forest: place('une forêt profonde', 'dans une forêt profonde', 'entre les arbres d’une forêt'),
    city: place('les tours d’une ville', 'dans une ville', 'au-dessus d’une ville'),
    meadow: place('une prairie en fleurs', 'dans une prairie en fleurs', 'au-dessus d’une prairie'),
    desert: place('un désert de dunes', 'dans un désert de dunes', 'au-dessus d’un désert'),
    sky: place('une mer de nuages', 'au-dessus des nuages', 'au-dessus des nuages'),
    space: place('l’espace et ses nébuleuses', 'dans l’espace', 'dans l’espace'),
    underwater: place('le fond de la mer', 'sous la mer', 'sous la mer'),
    room: place(
      'une pièce où la lumière entre par une fenêtre',
      'dans une pièce, devant une fenêtre',
      'flottant dans une pièce, devant une fenêtre',
    ),
    corridor: place(
      'un long couloir vers la lumière',
      'dans un long couloir',
      'flottant dans un long couloir',
    ),
    road: place('une route vers l’horizon', 'sur une route', 'au-dessus d’une route'),
    cave: place(
      'une grotte ouverte sur la lumière',
      'à l’entrée d’une grotte',
      'à l’entrée d’une grotte',
    ),
    street: place('une rue de vieilles maisons', 'dans une rue', 'au-dessus d’une rue'),
    beach: place('une plage', 'sur une plage', 'au-dessus d’une plage'),
    river: place('une rivière et son pont', 'au bord d’une rivière', 'au-dessus d’une rivière'),
    garden: place(
      'une maison au fond d’un jardin',
      'dans un jardin, devant une maison',
      'au-dessus d’un jardin',
    ),
    snowfield: place('un champ de neige', 'dans la neige', 'au-dessus d’un champ de neige'),
    classroom: place(
      'une salle de classe aux hautes fenêtres',
      'dans une salle de classe',
      'flottant dans une salle de classe',
    ),
    hospital: place(
      'une salle d’hôpital et sa rangée de lits',
      'dans une salle d’hôpital',
      'flottant dans une salle d’hôpital',
    ),
    theatre: place(
      'une scène de théâtre sous un projecteur',
      'sur une scène de théâtre',
      'flottant au-dessus d’une scène de théâtre',
    ),
    carriage: place(
      'un wagon et le paysage à ses fenêtres',
      'dans un wagon, entre les banquettes',
      'flottant dans un wagon',
    ),
    stairs: place(
      'un grand escalier vers la lumière',
      'en haut d’un grand escalier',
      'flottant au-dessus d’un grand escalier',
    ),
    station: place(
      'le quai d’une gare sous une verrière',
      'sur le quai d’une gare',
      'flottant sous la verrière d’une gare',
    ),
    shop: place(
      'une boutique aux rayons pleins',
      'entre les rayons d’une boutique',
      'flottant entre les rayons d’une boutique',
    ),
    church: place(
      'la nef d’une église et sa rosace',
      'dans la nef d’une église',
      'flottant dans la nef d’une église',
    ),
    kitchen: place(
      'une cuisine où la lumière entre par la fenêtre',
      'dans une cuisine',
      'flottant dans une cuisine',
    ),
    bathroom: place(
      'une salle de bains carrelée',
      'dans une salle de bains',
      'flottant dans une salle de bains',
    ),
    abstract: place('des formes abstraites autour d’une lumière', 'dans la brume', 'dans la brume'),
  },
  en: {
    sea: place('the sea', 'on the sea', 'above the sea'),
    lake: place('a lake among mountains', 'on a lake among mountains', 'above a lake'),
    mountain: place('mountains', 'before mountains', 'above the mountains'),
    forest: place('a deep forest', 'in a deep forest', 'between the trees of a forest'),
    city: place('the towers of a city', 'in a city', 'above a city'),
    meadow: place('a meadow in flower', 'in a meadow in flower', 'above a meadow'),
    desert: place('a desert of dunes', 'in a desert of dunes', 'above a desert'),
    sky: place('a sea of clouds', 'above the clouds', 'above the clouds'),
    space: place('space and its nebulae', 'in space', 'in space'),
    underwater: place('the bottom of the sea', 'under the sea', 'under the sea'),
    room: place(
      'a room lit from a window',
      'in a room, before a window',
      'floating in a room, before a window',
    ),
    corridor: place(
      'a long corridor towards a light',
      'in a long corridor',
      'floating in a long corridor',
    ),
    road: place('a road to the horizon', 'on a road', 'above a road'),
    cave: place(
      'a cave that opens on the light',
      'at the mouth of a cave',
      'at the mouth of a cave',
    ),
    street: place('a street of old houses', 'in a street', 'above a street'),
    beach: place('a beach', 'on a beach', 'above a beach'),
    river: place('a river and its bridge', 'by a river', 'above a river'),
    garden: place(
      'a house at the end of a garden',
      'in a garden, before a house',
      'above a garden',
    ),
    snowfield: place('a field of snow', 'in the snow', 'above a field of snow'),
    classroom: place('a classroom with tall windows', 'in a classroom', 'floating in a classroom'),
    hospital: place(
      'a hospital ward and its row of beds',
      'in a hospital ward',
      'floating in a hospital ward',
    ),
    theatre: place('a stage under one beam of light', 'on a stage', 'floating above a stage'),
    carriage: place(
      'a railway carriage, the country in its windows',
      'in a railway carriage, between its seats',
      'floating in a railway carriage',
    ),
    stairs: place(
      'a great staircase up to the light',
      'at the top of a great staircase',
      'floating above a great staircase',
    ),
    station: place(
      'a railway platform under a glass roof',
      'on a railway platform',
      'floating under the glass roof of a station',
    ),
    shop: place(
      'a shop with full shelves',
      'between the shelves of a shop',
      'floating between the shelves of a shop',
    ),
    church: place(
      'the nave of a church and its rose window',
      'in the nave of a church',
      'floating in the nave of a church',
    ),
    kitchen: place('a kitchen lit from its window', 'in a kitchen', 'floating in a kitchen'),
    bathroom: place('a tiled bathroom', 'in a bathroom', 'floating in a bathroom'),
    abstract: place('abstract shapes around a light', 'in mist', 'in mist'),
  },
};
