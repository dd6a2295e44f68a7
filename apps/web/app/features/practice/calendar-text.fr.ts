export const calendarFr = {
  evening: {
    title: 'Reverie : la nuit vient',
    text: 'Posez le téléphone près du lit. Son lien ouvre ce que vous souhaitez de la nuit.',
  },
  morning: {
    title: 'Reverie : au réveil',
    text: 'Restez immobile, demandez-vous ce qui se passait, puis racontez.',
  },
};

export type CalendarText = typeof calendarFr;
