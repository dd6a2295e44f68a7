import {
  code,
  type DocText,
  list,
  note,
  part,
  terms,
  text,
} from '#features/documentation/doc-text.ts';
import { variablesSample } from '#features/documentation/samples.ts';

export const configuration: DocText = {
  title: 'Configuration',
  summary:
    'Les variables du serveur : données, base, adresse publique, courrier, modèles extérieurs, météo.',
  parts: [
    part(
      'variables',
      'Des variables, toutes facultatives',
      text(
        'Reverie se règle par des variables d’environnement. Sans aucune, il marche. Le fichier `.env.example` du projet les énumère toutes avec leur valeur par défaut.',
      ),
      code(variablesSample),
      terms(
        [
          'PORT, HOST',
          'Où le serveur écoute. 3000 et localhost, sauf avis contraire ; `HOST=0.0.0.0` ouvre aux autres machines.',
        ],
        ['REVERIE_DATA', 'Le dossier de tout ce qu’il garde. `./data` par défaut.'],
        [
          'REVERIE_ORIGIN',
          'L’adresse que les gens utilisent, quand un proxy se tient devant : `https://reves.example`.',
        ],
        [
          'DATABASE_URL',
          'Une base PostgreSQL 14 ou plus récente, à la place de la base embarquée.',
        ],
        [
          'REVERIE_KEY',
          '32 octets en base64 qui scellent les textes privés. Par défaut, la clé est créée dans le dossier des données.',
        ],
        [
          'REVERIE_CONTROLLER',
          'Qui répond des données : un nom et une adresse postale, montrés à la page de confidentialité. Vide : elle dit que personne n’est nommé.',
        ],
        [
          'REVERIE_SOURCE_URL',
          'L’adresse du code source, montrée dans cette documentation. Vide : aucun lien.',
        ],
        [
          'LOG_LEVEL',
          'De `trace` à `silent`. Quel qu’il soit, les journaux ne contiennent ni rêve, ni jeton, ni adresse email.',
        ],
      ),
    ),
    part(
      'data',
      'Les données et leur sauvegarde',
      text(
        'Le dossier des données contient la base embarquée, les peintures et la clé. Sauvegardez-le serveur arrêté. Gardez une copie de `seal.key` ailleurs que les données : sans elle, les récits complets restent illisibles, même pour vous. Un serveur dont la clé manque ou n’est plus la même refuse de démarrer et le dit ; `REVERIE_SEALED_TEXTS=closed` le démarre sans elle. Le dossier n’est ouvert qu’à votre compte sur la machine, et à un serveur à la fois.',
      ),
      text(
        'La base embarquée supporte d’être arrêtée n’importe quand, mais n’attend pas le disque à chaque écriture : une coupure de courant peut coûter les toutes dernières. Pour des rêves auxquels on tient, prenez PostgreSQL.',
      ),
    ),
    part(
      'proxy',
      'Derrière un proxy',
      text(
        'Donnez à `REVERIE_ORIGIN` l’adresse publique, en https. Le serveur la met dans les liens, les cookies et les aperçus, et refuse les formulaires venus d’une autre origine.',
      ),
      text(
        'Donnez à `REVERIE_TRUSTED_PROXIES` l’adresse du proxy (`127.0.0.1`, `10.0.0.0/8`) : c’est de lui que le serveur apprend d’où vient chacun. Sans cela, tous vos visiteurs comptent pour un seul réseau, et se partagent ses limites.',
      ),
      text('`REVERIE_LIMITS` change ces limites par leur nom : `registrations=200,dreams=100`.'),
    ),
    part(
      'mail',
      'Le courrier',
      terms(
        [
          'SMTP_URL',
          'Le serveur qui prend les mails : `smtp://nom:motdepasse@hote:587` ou `smtps://hote`. Vide : rien ne part, chaque mail devient un fichier du dossier `outbox`.',
        ],
        ['MAIL_FROM', 'De qui viennent les mails.'],
        [
          'REVERIE_CONTACT',
          'Où lire les messages du formulaire de contact. Vide : la même adresse.',
        ],
      ),
    ),
    part(
      'models',
      'Des modèles extérieurs, si vous en voulez',
      text(
        'L’analyse et la peinture se font sur place. Vous pouvez relier en plus un modèle de langue, par `REVERIE_ANALYSIS_URL` et `REVERIE_ANALYSIS_MODEL` (tout serveur de chat completions, Ollama compris), et un modèle d’images, par `REVERIE_IMAGES` (`openai`, `automatic1111` ou `comfyui`).',
      ),
      list(
        'Chaque personne est interrogée dans son profil. Rien n’est envoyé avant son accord, et elle peut le retirer.',
        'L’adresse doit être en https, sauf sur votre machine ou votre réseau privé.',
        'Un modèle d’images ne reçoit qu’une description de la scène, que la personne lit et approuve d’abord.',
        'Si le modèle se tait, le moteur ou le peintre du serveur prend sa place.',
      ),
      note('Sans ces variables, aucune question n’est posée et aucune requête ne sort.'),
    ),
    part(
      'weather',
      'Le temps d’une ville, si vous en voulez',
      text(
        'Le ciel des pages suit l’heure de chacun. Avec `REVERIE_WEATHER=open-meteo`, on peut choisir dans les réglages une ville dont il suivra aussi le temps. `REVERIE_WEATHER_URL` et `REVERIE_WEATHER_GEOCODING_URL` désignent un Open-Meteo à vous ; sans elles, ce sont les serveurs d’Open-Meteo, gratuits hors usage commercial, ou ceux de ses clients si `REVERIE_WEATHER_KEY` est donnée.',
      ),
      list(
        'Le service reçoit le nom cherché et un lieu arrondi au dixième de degré, jamais qui demande.',
        'Une réponse sert à tous pendant un quart d’heure. Si le service se tait, la dernière est dite pendant une heure.',
        'La ville reste sur l’appareil. Ni la base ni les journaux n’en gardent rien.',
      ),
    ),
  ],
};
