import type { AvoidableWarning } from '@reverie/contract/dreams.rules';
import type { Language } from '#language/language.ts';

type Words = {
  name: string;
  note: string;
  warnings: Record<AvoidableWarning, string>;
  without: (name: string) => string;
  drop: (name: string) => string;
  tags: string;
  tagsHint: string;
  apply: string;
};

/** What leaving out is called, wherever there are dreams to leave out. */
export const avoidingText: Record<Language, Words> = {
  fr: {
    name: 'Laisser de côté',
    note: 'Parmi les mille premiers de la liste. L’adresse de la page s’en souvient.',
    warnings: {
      violence: 'Violence',
      sexual: 'Sexualité',
      sexual_violence: 'Violence sexuelle',
      death: 'Mort',
      self_harm: 'Automutilation',
      phobia: 'Phobie',
      undeclared: 'Rien n’a été déclaré',
    },
    without: (name) => `Sans\u00a0: ${name}`,
    drop: (name) => `Ne plus laisser de côté\u00a0: ${name}`,
    tags: 'Étiquettes à laisser de côté',
    tagsHint: 'araignée, sang…',
    apply: 'Laisser de côté',
  },
  en: {
    name: 'Leave out',
    note: 'Among the first thousand of the list. The address of the page remembers.',
    warnings: {
      violence: 'Violence',
      sexual: 'Sexuality',
      sexual_violence: 'Sexual violence',
      death: 'Death',
      self_harm: 'Self-harm',
      phobia: 'Phobia',
      undeclared: 'Nothing was declared',
    },
    without: (name) => `Without: ${name}`,
    drop: (name) => `No longer leave out: ${name}`,
    tags: 'Tags to leave out',
    tagsHint: 'spider, blood…',
    apply: 'Leave out',
  },
};
