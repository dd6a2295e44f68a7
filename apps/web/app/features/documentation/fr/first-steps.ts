import {
  code,
  type DocText,
  list,
  note,
  part,
  steps,
  text,
} from '#features/documentation/doc-text.ts';
import {
  awaitSample,
  curlSample,
  problemSample,
  signInSample,
  tellSample,
} from '#features/documentation/samples.ts';

export const firstSteps: DocText = {
  title: 'Premiers pas',
  summary: 'Un compte, un premier rêve, puis les mêmes gestes depuis un programme.',
  parts: [
    part(
      'account',
      'Ouvrir un compte',
      text(
        '[Créez un compte](/register) avec un nom d’utilisateur, une adresse email et un mot de passe d’au moins 8 caractères. Le nom d’utilisateur signe vos rêves publics ; choisissez-le en conséquence. Le prénom et le nom ne sont montrés à personne.',
      ),
    ),
    part(
      'first-dream',
      'Raconter un premier rêve',
      steps(
        'Ouvrez [Partager un rêve](/dreams/new).',
        'Écrivez ce dont vous vous souvenez, même peu. Au présent, c’est souvent plus facile.',
        'Sous « Qui peut le lire », choisissez *Privé* si vous voulez d’abord essayer.',
        'Envoyez. L’analyse vient en une seconde ou deux, la peinture un peu après. Vous pouvez quitter la page : elles continuent sans vous.',
      ),
      text(
        'Sur la page du rêve, touchez un constat : ses mots s’éclairent. La page [L’analyse](/documentation/features/analysis) explique ce que vous voyez.',
      ),
    ),
    part(
      'token',
      'Depuis un programme : obtenir un jeton',
      text(
        'Une fois le [SDK installé](/documentation/getting-started/installation#sdk), la connexion rend un jeton. Ce programme lit l’adresse et le mot de passe dans l’environnement : ne les écrivez pas dans un fichier.',
      ),
      code(signInSample),
      note(
        'Le jeton vaut une session : 24 heures, ou 30 jours avec `remember: true`. Le serveur n’en garde que l’empreinte. `reverie.accounts.logout()` y met fin.',
      ),
    ),
    part(
      'tell',
      'Garder un rêve',
      text('Ce rêve est privé, son humeur très agréable, et sa lucidité notée 7 sur 10.'),
      code(tellSample),
    ),
    part(
      'read',
      'Lire son analyse',
      text(
        'L’analyse se fait en arrière-plan. Tant qu’elle n’est pas prête, la réponse porte un `status` ; ensuite, chaque constat donne les mots sur lesquels il repose, avec leur place dans le texte.',
      ),
      code(awaitSample),
    ),
    part(
      'problems',
      'Quand le serveur refuse',
      text(
        'Un refus lève une `ApiProblem`. Son `code` ne change pas d’une version à l’autre ; le texte, si. Celui-ci affiche 401 et `unauthenticated`.',
      ),
      code(problemSample),
    ),
    part(
      'without-sdk',
      'Sans SDK',
      text('Tout est du HTTP et du JSON. Ce que chacun peut voir se lit sans jeton :'),
      code(curlSample),
      list(
        'La [page de l’API](/api) décrit les appels et permet de les essayer.',
        'La description complète, pour les machines, est à `/api/openapi.json`.',
      ),
    ),
  ],
};
