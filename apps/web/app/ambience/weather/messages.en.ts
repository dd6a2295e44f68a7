import type { WeatherMessages } from '#ambience/weather/messages.fr.ts';

export const weatherEn = {
  city: 'City',
  search: 'Name of the city',
  hint: (provider: string) =>
    `What you type and a place rounded to some ten kilometres go through our server, which asks ${provider}. Nothing else of you reaches it; the city stays on this device.`,
  searching: 'Searching…',
  found: (count: number) => (count === 1 ? 'One city' : `${count} cities`),
  none: 'No city of that name',
  crowded: 'Too many requests: try again in a minute',
  away: (provider: string) => `${provider} does not answer: try again in a moment`,
  change: 'Change',
  forget: 'Forget',
  cancel: 'Cancel',
  forgotten: 'City forgotten: the sky follows the clock alone',
  coming: 'The weather is coming…',
  told: (provider: string, time: string) => `By ${provider}, at ${time}`,
  lastKnown: (provider: string, time: string) =>
    `${provider} does not answer: last known weather, at ${time}`,
  skyAway: (provider: string) => `${provider} does not answer: the sky follows the clock alone`,
  skyUnknown: (provider: string) =>
    `${provider} does not know this city’s weather: the sky follows the clock alone`,
  waits: 'Manual mode comes first: the city waits',
  inHand: 'Leave manual mode to follow the weather of a city',
  data: (name: string, licence: string) => `Data: ${name}, ${licence}`,
} satisfies WeatherMessages;
