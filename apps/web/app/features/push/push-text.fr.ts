/** Every word about being told on a device. */
export const pushFr = {
  title: 'Sur cet appareil',
  lead: 'Votre navigateur peut vous prévenir quand aucune page de Reverie n’est ouverte. Il dit seulement qu’il y a du nouveau : ni rêve, ni nom, ni mot.',
  who: 'Le message, chiffré, passe par le service de votre navigateur (Google, Mozilla, Apple ou Microsoft), qui apprend quand il passe et rien de ce qu’il dit. Ce qui arrive dans vos communautés est annoncé le soir : l’heure dirait qui parle.',
  on: 'Cet appareil est prévenu, jusqu’à ce que vous vous déconnectiez.',
  turnOn: 'Me prévenir sur cet appareil',
  turnOff: 'Ne plus me prévenir ici',
  asking: 'Un instant…',
  done: { on: 'Cet appareil sera prévenu.', off: 'Cet appareil ne sera plus prévenu.' },
  powers: {
    unsupported:
      'Ce navigateur ne sait pas prévenir. Sur un iPhone, ajoutez d’abord Reverie à l’écran d’accueil.',
    denied:
      'Les notifications de ce site sont bloquées dans ce navigateur. Ses réglages les rouvrent.',
    unkept: 'Cet appareil ne garde rien de nous : autorisez d’abord le stockage fonctionnel.',
  },
  toCookies: 'Choisir ce que cet appareil garde',
  noScripts: 'Être prévenu sur un appareil demande des scripts.',
  refusals: {
    refused: 'Vous n’avez pas autorisé les notifications : rien n’a changé.',
    push_unknown: 'Le service de ce navigateur nous est inconnu.',
    other: 'Cela n’a pas pu être enregistré. Réessayez dans un instant.',
  },
};

export type PushText = typeof pushFr;
