export const reminderFr = {
  title: 'Un rappel du soir',
  text: 'Votre agenda vous rappelle, à l’heure dite, de poser le téléphone près du lit. Son lien ouvre la nuit. Reverie n’envoie rien et n’en sait rien.',
  hour: 'À quelle heure',
  add: 'Télécharger pour mon agenda',
  event: {
    title: 'Reverie : la nuit, près du lit',
    text: 'Touchez le lien au réveil, et dites votre rêve dans le noir.',
  },
};

export type ReminderText = typeof reminderFr;
