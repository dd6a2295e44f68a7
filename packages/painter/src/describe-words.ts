import type { Mood, Style, TimeOfDay, Weather } from '#scene.ts';

export type Language = 'fr' | 'en';

export const timesInWords: Record<Language, Record<TimeOfDay, string>> = {
  fr: { dawn: 'à l’aube', day: 'en plein jour', dusk: 'au crépuscule', night: 'la nuit' },
  en: { dawn: 'at dawn', day: 'by day', dusk: 'at dusk', night: 'at night' },
};

export const weathersInWords: Record<Language, Record<Weather, string>> = {
  fr: {
    clear: '',
    cloudy: '',
    wind: 'dans le vent',
    mist: 'dans la brume',
    rain: 'sous la pluie',
    storm: 'sous l’orage',
    snow: 'sous la neige',
  },
  en: {
    clear: '',
    cloudy: '',
    wind: 'in the wind',
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
