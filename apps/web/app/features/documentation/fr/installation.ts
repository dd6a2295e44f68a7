import {
  code,
  type DocText,
  install,
  list,
  note,
  part,
  steps,
  text,
} from '#features/documentation/doc-text.ts';
import {
  accountSample,
  demoSample,
  startSample,
  webmasterSample,
} from '#features/documentation/samples.ts';

export const installation: DocText = {
  title: 'Installation',
  summary: 'Mettre Reverie en route sur une machine, ou relier un programme à un serveur existant.',
  parts: [
    part(
      'which',
      'Que voulez-vous installer ?',
      text(
        'Pour tenir un carnet de rêves ici, rien : [créez un compte](/register) et c’est tout. Cette page s’adresse à qui veut faire tourner son propre serveur, ou écrire un programme qui parle à celui-ci.',
      ),
    ),
    part(
      'needs',
      'Ce qu’il faut',
      list(
        'Node 22.22 ou plus récent. Sous Linux, `npm ci` apporte lui-même la version que Reverie utilise.',
        'Un disque où écrire : la base de données, les peintures et les clés tiennent dans un seul dossier.',
        'Rien d’autre. La base de données, le moteur d’analyse et le peintre sont dans le projet ; aucun service extérieur n’est appelé.',
      ),
    ),
    part(
      'start',
      'Démarrer',
      text('Dans le dossier du projet :'),
      code(startSample),
      text(
        'La première fois, les pages et le serveur se construisent ; cela prend environ une minute. Le serveur écoute ensuite sur `http://localhost:3000`.',
      ),
      text(
        'Pour regarder autour de soi en compagnie, cette commande démarre avec une communauté de démonstration, dans un dossier de données à part. Elle affiche un compte avec lequel se connecter.',
      ),
      code(demoSample),
    ),
    part(
      'webmaster',
      'Nommer la personne qui administre',
      text(
        'Créez d’abord un compte dans la page, puis donnez-lui le rôle de webmestre. La commande marche à côté d’un serveur en route.',
      ),
      code(webmasterSample),
    ),
    part(
      'requests',
      'Répondre à ce qu’on vous demande',
      text(
        'Rendre un rêve de la corbeille, faire choisir un nouveau mot de passe, changer une adresse, remettre une copie de tout ce qui est gardé, fermer un compte : une commande le fait, à côté d’un serveur en route. Assurez-vous d’abord que la demande vient de l’adresse du compte, et répondez à cette adresse.',
      ),
      code(accountSample),
      note(
        '`close` dit d’abord ce qui s’en irait ; c’est `--yes` qui efface, pour de bon. Aucune de ces commandes ne montre un mot de rêve, sauf la copie, qui est pour la personne seule.',
      ),
    ),
    part(
      'sdk',
      'Installer le SDK',
      text(
        'Le SDK est le client typé de l’API : celui dont les pages de Reverie se servent elles-mêmes. Chaque serveur distribue la version qui lui correspond ; nul besoin d’un registre public.',
      ),
      install,
      note(
        'Depuis sa version 2, Yarn refuse une archive servie en HTTP simple : donnez HTTPS au serveur, ou nommez son hôte dans `unsafeHttpWhitelist`, dans `.yarnrc.yml`.',
      ),
      text(
        'Il marche dans Node et dans un navigateur, sans autre dépendance à choisir. La page [Premiers pas](/documentation/getting-started/first-steps) s’en sert.',
      ),
    ),
    part(
      'update',
      'Mettre à jour',
      steps(
        'Arrêtez le serveur.',
        'Copiez le dossier des données, par prudence.',
        'Remplacez les fichiers du projet, puis `npm ci` et `npm start`.',
      ),
      text(
        'La base de données se met à jour au démarrage. Elle ne sait pas revenir en arrière : d’où la copie.',
      ),
    ),
    part(
      'trouble',
      'Si cela ne démarre pas',
      list(
        'Le port est pris : choisissez-en un autre avec `PORT`.',
        'Le dossier est déjà utilisé : un autre serveur tourne sur les mêmes données. Un dossier ne sert qu’à un serveur à la fois.',
        'Une variable n’a pas de sens : le message la nomme, sans montrer sa valeur.',
      ),
      note('Le serveur dit pourquoi il ne démarre pas, en une phrase, dans le terminal.'),
    ),
  ],
};
