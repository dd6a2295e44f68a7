import { type DocText, list, note, part, terms, text } from '#features/documentation/doc-text.ts';

export const sharing: DocText = {
  title: 'Partager',
  summary:
    'Privé ou ouvert aux autres : ce que chacun voit, ce qui reste à vous, et comment changer d’avis.',
  parts: [
    part(
      'levels',
      'Deux choix',
      terms(
        [
          'Privé',
          'Vous seul. Pour tous les autres, c’est comme si le rêve n’existait pas : son adresse mène à une page introuvable.',
        ],
        ['Public', 'Toute la communauté des lecteurs, signé de votre nom d’utilisateur.'],
      ),
      text(
        'Vous choisissez rêve par rêve. Le formulaire propose *Public* la première fois, puis se souvient de votre dernier choix sur cet appareil. Il n’existe pas de partage anonyme ni de cercle restreint aujourd’hui : si vous hésitez, gardez le rêve privé.',
      ),
    ),
    part(
      'community',
      'Ce que la communauté voit',
      list(
        'Le texte partagé, son titre, ses étiquettes, sa peinture, le lieu et les précisions que vous avez données.',
        'Une analyse faite de ce seul texte. Le récit complet n’y entre pas, ni ce que vos autres rêves disent de vos proches.',
        'Vos « j’aime » et le nombre de lectures.',
      ),
      note(
        'Un rêve parle souvent d’autres gens. Avant de le rendre public, changez les noms qui ne vous appartiennent pas.',
      ),
    ),
    part(
      'warnings',
      'Les sujets difficiles',
      text(
        'Violence, sexualité, violence sexuelle, mort, automutilation, phobie : cochez ce que d’autres voudraient éviter. Le rêve n’est alors montré qu’aux personnes connectées, voilé jusqu’à ce qu’elles l’ouvrent, et sa peinture attend votre accord. Pour les rêves des autres, [votre profil](/profile) laisse choisir : voilés, ouverts ou exclus des listes. Un rêve noté comme cauchemar attend aussi le vôtre pour être peint.',
      ),
    ),
    part(
      'link',
      'Envoyer le lien',
      text(
        'L’adresse d’un rêve public se copie comme toute autre. Là où on la colle, un aperçu montre sa peinture et ses premiers mots.',
      ),
    ),
    part(
      'change',
      'Changer d’avis',
      text(
        'Par « Modifier », repassez en privé : le rêve quitte aussitôt les listes et la recherche. Ce que quelqu’un a copié entre-temps ne peut être rappelé. « Retirer » le met à la corbeille pour trente jours.',
      ),
    ),
  ],
};
