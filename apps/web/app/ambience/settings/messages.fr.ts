import type { Intensity, Weather } from '@reverie/contract/weather.rules';
import type { Moment } from '#ambience/sky/moments.ts';

const moments: Record<Moment, string> = {
  morning: 'Matin',
  afternoon: 'Après-midi',
  evening: 'Soir',
  night: 'Nuit',
};
const weathers: Record<Weather, string> = {
  clear: 'Clair',
  cloudy: 'Nuageux',
  rainy: 'Pluie',
  stormy: 'Orage',
};
const skies: Record<Weather, string> = {
  clear: 'ciel clair',
  cloudy: 'nuages',
  rainy: 'pluie',
  stormy: 'orage',
};
const intensities: Record<Intensity, string> = {
  light: 'Légère',
  moderate: 'Modérée',
  intense: 'Intense',
};

/** These words come with the panel, in both languages: changing one is heard at once. */
export const settingsFr = {
  sky: 'Ciel',
  colour: 'Couleur',
  language: 'Langue et région',
  hour: 'Heure',
  hourIs: (hour: number) => `${hour} h`,
  moment: 'Moment',
  moments,
  weather: 'Temps',
  weathers,
  now: (moment: string, sky: string) => `${moment}, ${sky}`,
  skies,
  intensity: 'Intensité',
  intensities,
  manual: 'Mode manuel',
  manualOn: "Le ciel reste à l'heure choisie",
  manualOff: "Le ciel suit l'heure qu'il est",
  mode: 'Mode',
  dark: 'Sombre',
  light: 'Clair',
  system: 'Système',
  sample: ["Au-dessus de l'eau, lentement, comme un ", 'train', ' en retard.'],
  animations: 'Animations',
  followsDevice: 'Suit le réglage de votre appareil',
  stilledByDevice: 'Votre appareil demande le calme',
  alwaysMoving: 'Le ciel et les pages bougent',
  neverMoving: 'Tout reste immobile',
  toCome: 'À venir',
  asksBrowser: 'Détection',
  asksBrowserOn: 'La langue de votre navigateur',
  asksBrowserOff: 'Le français, sauf choix de votre part',
  region: 'Région',
  clock: (zone: string) => `Dates et heures de votre appareil : ${zone}`,
  isRemembered: 'Mémoire',
  isRememberedOn: 'Votre choix est gardé un an',
  isRememberedOff: 'Votre choix s’oublie à la fermeture du navigateur',
  isRememberedRefused: 'Demande les cookies fonctionnels',
};

export type SettingsMessages = typeof settingsFr;
