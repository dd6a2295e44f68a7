/** What the ways in say of a dream that waits for a name. */
export const pendingFr = {
  quotes: ['«', '»'],
  lead: 'Votre rêve n’attend qu’un nom pour être gardé.',
  waits:
    'Gardé sitôt entré, avec son tableau et sa nuit. Il attend encore {minutes} min, dans ce navigateur seulement : un autre appareil ne le connaît pas.',
};

export type PendingText = typeof pendingFr;
