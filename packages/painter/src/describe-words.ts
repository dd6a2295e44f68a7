import type { Mood, SettingName, Style, TimeOfDay, Weather } from '#scene.ts';

export type Language = 'fr' | 'en';

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
    city: place('une ville et ses reflets', 'dans une ville', 'au-dessus d’une ville'),
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
    abstract: place('des formes abstraites autour d’une lumière', 'dans la brume', 'dans la brume'),
  },
  en: {
    sea: place('the sea', 'on the sea', 'above the sea'),
    lake: place('a lake among mountains', 'on a lake among mountains', 'above a lake'),
    mountain: place('mountains', 'before mountains', 'above the mountains'),
    forest: place('a deep forest', 'in a deep forest', 'between the trees of a forest'),
    city: place('a city and its reflections', 'in a city', 'above a city'),
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
    abstract: place('abstract shapes around a light', 'in mist', 'in mist'),
  },
};

export const timesInWords: Record<Language, Record<TimeOfDay, string>> = {
  fr: { dawn: 'à l’aube', day: 'en plein jour', dusk: 'au crépuscule', night: 'la nuit' },
  en: { dawn: 'at dawn', day: 'by day', dusk: 'at dusk', night: 'at night' },
};

export const weathersInWords: Record<Language, Record<Weather, string>> = {
  fr: {
    clear: '',
    cloudy: '',
    mist: 'dans la brume',
    rain: 'sous la pluie',
    storm: 'sous l’orage',
    snow: 'sous la neige',
  },
  en: {
    clear: '',
    cloudy: '',
    mist: 'in mist',
    rain: 'in the rain',
    storm: 'in a storm',
    snow: 'in the snow',
  },
};

export const moodsInWords: Record<Language, Record<Mood, string>> = {
  fr: {
    joy: 'de la joie',
    calm: 'du calme',
    wonder: 'de l’émerveillement',
    unease: 'de l’inquiétude',
    sorrow: 'de la tristesse',
    anger: 'de la colère',
    confusion: 'du trouble',
    dread: 'de l’effroi',
  },
  en: {
    joy: 'joy',
    calm: 'calm',
    wonder: 'wonder',
    unease: 'unease',
    sorrow: 'sorrow',
    anger: 'anger',
    confusion: 'confusion',
    dread: 'dread',
  },
};

export const stylesInWords: Record<Language, Record<Style, string>> = {
  fr: {
    oil: 'Peinture à l’huile',
    watercolour: 'Aquarelle',
    ink: 'Encre et lavis',
    pastel: 'Pastel',
    'night-glass': 'Vitrail de nuit',
  },
  en: {
    oil: 'Oil painting',
    watercolour: 'Watercolour',
    ink: 'Ink and wash',
    pastel: 'Pastel',
    'night-glass': 'Stained glass by night',
  },
};
