import { plans, trialDays } from '@reverie/contract/plans.rules';
import type { ScriptText } from '#features/assistant/script-text.ts';
import { formatsOf } from '#language/formats.ts';
import { setFrench, typeset } from '#language/typography.ts';

const { euros } = formatsOf('fr', 'UTC');
const { dreamer, explorer, oneirologist } = plans;
const closed = 'Le paiement n’est pas encore ouvert : aujourd’hui, rien n’est facturé.';

const script: ScriptText = {
  nodes: {
    main: { label: 'Menu', text: ['Que voulez-vous savoir ?'] },
    project: {
      label: 'Le projet',
      text: [
        'Reverie est un carnet de rêves. Il garde votre récit, en peint une image, et relève ce que ses mots contiennent, preuves à l’appui.',
        'Ce que le rêve veut dire, il ne le devine pas : c’est à vous.',
      ],
    },
    how: {
      label: 'Comment ça marche',
      text: [
        'En cinq étapes. Les deux premières sont là ; je dis pour chaque autre où elle en est.',
      ],
    },
    launch: {
      label: 'Le lancement',
      text: [
        'Reverie est ouvert : vous pouvez créer un compte, raconter, voir peint et relire dès aujourd’hui.',
        'Le paiement n’est pas encore là, et je n’ai pas de date à vous donner. Ce qui change est noté sur la page « À propos ».',
      ],
    },
    features: {
      label: 'Les fonctionnalités',
      text: [
        'Reverie lit un rêve en français ou en anglais, le peint, et montre chaque mot sur lequel il s’appuie. De quoi voulez-vous parler ?',
      ],
    },
    journal: {
      label: 'Tenir un journal',
      text: [
        'Vos nuits s’y accrochent par lunes, une année s’y voit d’un coup, et la recherche lit aussi vos récits scellés, pour vous seul. Une nuit sans souvenir se note d’un geste.',
        'Chaque rêve garde ses couches : la note de la veille, les premiers mots, toutes les versions, ce qui est revenu plus tard. Retiré, il attend trente jours dans la corbeille.',
        'Vous dites ce qu’un symbole veut dire pour vous, et qui est qui, une fois. Tout s’emporte en livre, en tableau ou en notes, et un journal tenu ailleurs s’apporte de même.',
      ],
    },
    voice: {
      label: 'Dire son rêve à voix haute',
      text: [
        'Sous le texte d’un rêve, « Dicter » enregistre ce que vous dites ; votre navigateur l’écrit si vous le choisissez, une fois dit qui l’entend.',
        'La page « La nuit » enregistre votre voix dans le noir, sans réseau s’il le faut, pour vous seul. Le journal vous propose ensuite de l’écrire.',
        'Le texte suit le son, un mot fait entendre ce qui suit, et un récit vous est proposé, fait de vos seuls mots. Le son s’efface quand vous voulez ; le texte reste.',
      ],
    },
    visual: {
      label: 'L’image du rêve',
      text: [
        'Un programme de Reverie compose une scène d’après ce que le rêve a de plus étrange et l’imprime, sur ce serveur : gouache, linogravure, papier découpé, risographie ou encre.',
        'La peinture ne vous plaît pas ? Dites dessous, en une phrase, ce qu’on doit y voir : c’est alors cela qui est peint. L’atelier, sur la page du rêve, la refait autrement, ou d’après la phrase que vous touchez, et le journal accroche vos tirages en exposition. Un cauchemar n’est peint que si vous le demandez.',
      ],
    },
    returns: {
      label: 'Ce qui revient',
      text: [
        'La page « Motifs » de votre journal relit vos rêves ensemble, pour vous seul : les personnes, les lieux, les sentiments qui reviennent, chacun avec son nombre et ses rêves. Sous 25 rêves elle compte, sous 60 nuits elle ne cherche aucun rythme, et elle le dit.',
        '« De nuit en nuit » garde ce que vous souhaitez de la nuit, un rappel si vous en voulez un, et un exercice écrit pour donner une autre suite à un cauchemar. Rien n’y est à réussir.',
      ],
    },
    matching: {
      label: 'Les liens entre les rêves',
      text: [
        'Sur la page d’un rêve viennent ceux qui lui ressemblent, avec ce que les deux ont en commun. Chaque motif a sa page, la mer ou une chute, et la météo des rêves dit ce dont on a rêvé la semaine passée, à partir de vingt personnes.',
        'Les rencontres sont éteintes tant que vous ne les acceptez pas : deux personnes qui partagent trois motifs rares l’apprennent, et rien d’autre avant deux oui. Les rêves privés n’y entrent jamais.',
      ],
    },
    pricing: {
      label: 'Les tarifs',
      text: [
        `Trois formules sont écrites : Rêveur, gratuite, Explorer à ${euros(explorer.monthly)} par mois, Onirologue à ${euros(oneirologist.monthly)} par mois.`,
        closed,
      ],
    },
    free: {
      label: 'Rêveur (gratuit)',
      text: [
        `Elle comprend un journal privé sans limite, l’analyse et la première peinture de chaque rêve. Quand les formules ouvriront, elle comptera ${dreamer.publicationsPerWeek} publications par semaine ; aujourd’hui rien n’est compté.`,
        'Aucune publicité, aucune carte bancaire.',
      ],
    },
    freeUpgrade: {
      label: 'Ce qu’ajouterait une formule payante',
      text: [
        `Explorer lève la limite des publications et prévoit ${explorer.visualisationsPerMonth} visualisations par mois. Onirologue en prévoit ${oneirologist.visualisationsPerMonth}, avec l’accès à l’API.`,
        `L’essai d’Explorer durera ${trialDays} jours, une fois, sans carte. ${closed}`,
      ],
    },
    explorer: {
      label: 'Explorer',
      text: [
        `${euros(explorer.monthly)} par mois, ou ${euros(explorer.yearly)} par an : publications sans limite, ${explorer.visualisationsPerMonth} visualisations par mois, statistiques, exports mis en page, ${explorer.ownedCommunities} communautés privées.`,
        `${closed} La formule ouvrira avec ce qu’elle comprend.`,
      ],
    },
    explorerWhy: {
      label: 'Pour qui est Explorer ?',
      text: [
        'Pour qui note ses rêves presque chaque matin, en partage souvent, et veut revoir un même rêve sous plusieurs images.',
        'Si vous écrivez surtout pour vous, la formule gratuite suffit : les rêves privés n’y sont pas comptés.',
      ],
    },
    pro: {
      label: 'Onirologue',
      text: [
        `${euros(oneirologist.monthly)} par mois, ou ${euros(oneirologist.yearly)} par an, pour qui travaille avec les rêves : ${oneirologist.visualisationsPerMonth} visualisations par mois, l’API, des demandes de consultation, un certificat, une assistance prioritaire.`,
        `${closed} La formule ouvrira avec ce qu’elle comprend.`,
      ],
    },
    proDetails: {
      label: 'Le détail d’Onirologue',
      text: [
        `Elle prévoit ${oneirologist.apiCallsPerMonth.toLocaleString('fr-FR')} appels d’API par mois, ${oneirologist.apiCallsPerMinute} par minute au plus, et tout ce que comprend Explorer.`,
        'L’API existe déjà : sa page vous laisse l’essayer pour de vrai.',
      ],
    },
    science: {
      label: 'La science',
      text: [
        'L’analyse suit les catégories de Hall et Van de Castle (1966), qui comptent ce qu’un rêve contient : émotions, personnes, lieux, gestes.',
        'Ses scores sont publiés avec leur méthode et leurs limites. Ils viennent de rêves anglais ; le français n’est encore validé par aucun codeur extérieur.',
      ],
    },
    institute: {
      label: 'Un institut partenaire ?',
      text: [
        'Il n’y en a pas aujourd’hui. Aucun institut, aucune université ne travaille avec Reverie, et je ne nommerai personne avant que ce soit signé.',
        'Le protocole et les scores, eux, sont publics. Si vous faites de la recherche, écrivez-nous.',
      ],
    },
    unconscious: {
      label: 'L’inconscient collectif',
      text: [
        'Carl Jung appelait ainsi une couche de l’esprit que tous les humains auraient en commun, faite de formes héritées, les archétypes. C’est une idée qui a beaucoup nourri l’art et la clinique ; aucune expérience ne l’a établie.',
        'Reverie ne prétend pas la prouver. Il compte ce que disent les rêves que l’on choisit de partager. Que deux personnes rêvent d’eau est un fait ; d’où cela vient reste une question.',
      ],
    },
    contact: {
      label: 'Nous écrire',
      text: [
        'Une personne lit chaque message et répond par mail, en général sous 24 heures. Vous recevez d’abord un numéro de suivi.',
        'Le blog raconte ce que l’on sait des rêves, et ce que l’on ignore.',
      ],
    },
    help: {
      label: 'J’ai une question',
      text: [
        'Écrivez-la ci-dessous, avec vos mots. Je cherche dans l’aide et je vous montre jusqu’à trois réponses.',
      ],
    },
    demo: {
      label: 'Essayer sur un rêve',
      text: [
        'Racontez un rêve ci-dessous, en français ou en anglais. Le vrai moteur de Reverie le lit ici, dans votre navigateur : rien n’est envoyé, rien n’est gardé, pas même dans cette conversation.',
      ],
    },
    crisis: {
      label: 'Je ne vais pas bien',
      text: [
        'Si vous pensez à mourir ou à vous faire du mal, parlez à quelqu’un maintenant. Des personnes répondent à ces numéros jour et nuit. Si le danger est immédiat, appelez les secours.',
        'Je suis un programme : je ne sais pas écouter comme elles. Ce que vous venez d’écrire reste entre vous et cette page. Rien n’est envoyé, gardé ni signalé.',
      ],
    },
  },
  steps: [
    'Noter le rêve. Par écrit, en quelques phrases, ou à voix haute, dans le noir.',
    'Le voir peint. L’image se fait toute seule, sur ce serveur.',
    'Trouver des rêves semblables. Par étiquettes, par mots et, sur la page d’un rêve, par ce que les deux ont en commun.',
    'Rencontrer d’autres rêveurs. On lit et on aime les rêves publics, qui raconte dit qui peut y répondre, et l’on peut apprendre que quelqu’un rêve de près.',
    'Contribuer à la science. Aucune étude n’est ouverte ; le jour où il y en aura une, elle demandera votre accord.',
  ],
  lines: {
    france: 'France, prévention du suicide',
    europe: 'Union européenne, urgences',
    britain: 'Royaume-Uni et Irlande, Samaritans',
    states: 'États-Unis, 988 Lifeline',
  },
  links: {
    about: 'À propos de Reverie',
    api: 'La page de l’API',
    blind: 'Deviner quelle peinture est de quel rêve',
    blog: 'Le blog',
    contact: 'Le formulaire de contact',
    documentation: 'La documentation',
    features: 'Toutes les fonctionnalités',
    library: 'La bibliothèque des rêves',
    matches: 'Les rencontres',
    motifs: 'Les motifs des rêves',
    journalGuide: 'Le journal, page par page',
    patterns: 'Suivre ce qui revient',
    practice: 'De nuit en nuit',
    pricing: 'Comparer les formules',
    recording: 'Raconter un rêve, pas à pas',
    register: 'Créer un compte',
    science: 'Le protocole et les scores',
    support: 'Toute l’aide',
    weather: 'La météo des rêves',
  },
  name: 'Dreamer',
  kind: 'Un programme, pas une personne',
  restart: 'Recommencer la conversation',
  close: 'Fermer Dreamer',
  log: 'Conversation',
  choices: 'Réponses possibles',
  back: 'Retour',
  menu: 'Menu principal',
  greeting: 'Bonjour, je suis Dreamer, l’assistant de Reverie.',
  restarted: 'Reprenons du début.',
  typing: 'Dreamer écrit…',
  you: 'Vous :',
  bot: 'Dreamer :',
  ask: {
    label: 'Votre question',
    hint: 'Posez une question',
    send: 'Envoyer',
    empty: 'Écrivez d’abord votre question.',
    long: 'Une question tient en 200 caractères. La vôtre est plus longue : gardez-en l’essentiel.',
    found: 'Voici ce que dit l’aide :',
    none: 'Je n’ai rien trouvé là-dessus. Essayez d’autres mots, ou écrivez-nous : une personne vous répondra.',
    away: 'L’aide ne répond pas : la connexion est peut-être coupée. Votre question est restée ci-dessous.',
  },
  tell: {
    label: 'Votre rêve',
    hint: 'Cette nuit, j’étais…',
    send: 'Lire ce rêve',
    empty: 'Racontez d’abord votre rêve.',
    short: 'C’est trop court pour y lire quelque chose : une phrase entière suffit.',
    long: 'Ici, un rêve tient en 5 000 caractères. Le vôtre est plus long : coupez-le, rien n’est effacé.',
    away: 'Le moteur n’a pas pu venir : la connexion est peut-être coupée. Votre rêve est resté ci-dessous, réessayez.',
    told: 'Un rêve, lu et non gardé',
  },
  glance: {
    emotions: 'Émotions',
    symbols: 'Symboles',
    sure: 'le texte mentionne',
    unsure: 'le texte pourrait évoquer',
    question: 'Une question, pour vous :',
    nothing: 'Rien ici n’est assez net pour être relevé. Mieux vaut se taire que deviner.',
    unknown: 'Je ne reconnais ni le français ni l’anglais : le moteur ne lit que ces deux langues.',
    brief: 'Le texte est court : il y a peu à lire.',
    limits: 'Lecture automatique, faite sur cet appareil. Le sens vous appartient.',
    feelings: {
      anger: 'Colère',
      apprehension: 'Appréhension',
      sadness: 'Tristesse',
      confusion: 'Confusion',
      happiness: 'Joie',
    },
  },
};

export const scriptFr = typeset(script, setFrench);
