/** A person of the demonstration community. City and country are in the person's own language. */
export type DemoDreamer = {
  /** 3 to 30 of a–z, 0–9, dot, underscore, hyphen. */
  username: string;
  firstName: string;
  lastName: string;
  language: 'fr' | 'en';
  city: string;
  country: string;
};

/** Invented people: nobody who bears one of these names has anything to do with the dreams. */
export const demoDreamers: readonly DemoDreamer[] = [
  person('fr', 'ines.m', 'Inès', 'Morel', 'Marseille', 'France'),
  person('fr', 'camille.l', 'Camille', 'Lathuile', 'Annecy', 'France'),
  person('fr', 'theo.b', 'Théo', 'Baudry', 'Paris', 'France'),
  person('fr', 'maelle', 'Maëlle', 'Tanguy', 'Nantes', 'France'),
  person('fr', 'aminata.s', 'Aminata', 'Sarr', 'Dakar', 'Sénégal'),
  person('fr', 'lucas.v', 'Lucas', 'Vermeiren', 'Bruxelles', 'Belgique'),
  person('fr', 'etienne', 'Étienne', 'Gagnon', 'Québec', 'Canada'),
  person('fr', 'sylvie.r', 'Sylvie', 'Rochat', 'Genève', 'Suisse'),
  person('fr', 'joel.ms', 'Joël', 'Marie-Sainte', 'Fort-de-France', 'Martinique'),
  person('en', 'moira.k', 'Moira', 'Kerr', 'Glasgow', 'Scotland'),
  person('en', 'toby.h', 'Toby', 'Hargreaves', 'Sheffield', 'England'),
  person('en', 'niamh', 'Niamh', 'Keane', 'Galway', 'Ireland'),
  person('en', 'ruth.o', 'Ruth', 'Okafor', 'Lagos', 'Nigeria'),
  person('en', 'sam-w', 'Sam', 'Whitlock', 'Duluth', 'United States'),
  person('en', 'lena.o', 'Lena', 'Ortiz', 'Tucson', 'United States'),
  person('en', 'priya.n', 'Priya', 'Nair', 'Bengaluru', 'India'),
  person('en', 'hemi', 'Hemi', 'Parata', 'Wellington', 'New Zealand'),
  person('en', 'june.f', 'June', 'Fielding', 'Halifax', 'Canada'),
];

function person(
  language: DemoDreamer['language'],
  username: string,
  firstName: string,
  lastName: string,
  city: string,
  country: string,
): DemoDreamer {
  return { username, firstName, lastName, language, city, country };
}
