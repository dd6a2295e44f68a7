import { code, type DocText, list, note, part, text } from '#features/documentation/doc-text.ts';
import { patternsSample } from '#features/documentation/samples.ts';

export const patterns: DocText = {
  title: 'Ce qui revient',
  summary:
    'Suivre un motif d’un rêve à l’autre, à la main ou par l’API, sans prendre le hasard pour un signe.',
  parts: [
    part(
      'by-hand',
      'À la main',
      list(
        'Donnez la même étiquette à ce qui revient : `maison d’enfance`, `mer`, `retard`. Sur la page d’un rêve, elle mène à tous ceux qui la portent.',
        'Cherchez un mot dans [Explorer les rêves](/dashboard) : vos rêves privés en font partie, pour vous seul.',
        'Notez l’humeur, la netteté et la qualité du sommeil au moment d’écrire. On ne les retrouve pas après coup.',
      ),
      text(
        'Le guide [Reconnaître ce qui revient](/documentation/guides/pattern-recognition) montre comment compter sans se tromper soi-même.',
      ),
    ),
    part(
      'api',
      'Par l’API',
      text(
        '`GET /api/patterns` lit vos rêves ensemble, et seulement les vôtres : ce qui y est plus fréquent qu’ailleurs, ce qui revient un même jour ou par périodes, ce qui se répète d’une nuit à la suivante.',
      ),
      code(patternsSample),
    ),
    part(
      'caution',
      'Pourquoi il dit souvent « pas assez »',
      text(
        'Dans une série de rêves, on peut chercher des centaines de régularités ; le hasard seul en fournit toujours quelques-unes. Le moteur tient compte de toutes celles qu’il a cherchées et n’en montre que ce qui résiste à ce calcul. Avec peu de nuits, presque rien ne résiste, et il le dit.',
      ),
      note(
        'Qu’un motif revienne est un fait. Pourquoi il revient est une question, et elle est pour vous.',
      ),
    ),
  ],
};
