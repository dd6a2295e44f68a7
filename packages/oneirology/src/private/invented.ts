/** A text that nobody dreamt and what stands in it, as « kind: words » in order. */
interface Invented {
  readonly text: string;
  readonly holds: readonly string[];
}

/** Written before they were read, and frozen: figures are published of these alone. */
export const invented: readonly Invented[] = [
  {
    text: 'Je marche sur la plage avec Solène. Elle me tend une clé et dit que Maël arrive.',
    holds: ['name: Solène', 'name: Maël'],
  },
  {
    text: 'La maison de mon enfance à Quimperlé est pleine d’eau. Des poissons dorment dans le salon.',
    holds: ['place: Quimperlé'],
  },
  {
    text: 'Mon chef, M. Tessier, me cherche dans les couloirs. Je travaille chez Boréalis depuis mille ans.',
    holds: ['name: Tessier', 'workplace: Boréalis'],
  },
  {
    text: 'Un train sans fenêtre. Le contrôleur a une tête de phoque et me demande mon billet.',
    holds: [],
  },
  {
    text: 'J’appelle le 06 45 12 98 33 mais c’est la mer qui répond.',
    holds: ['phone: 06 45 12 98 33'],
  },
  {
    text: 'On habite 8 bis rue du Vieux Moulin, sauf que la rue monte jusqu’au ciel.',
    holds: ['address: 8 bis rue du Vieux Moulin'],
  },
  {
    text: 'Au lycée Jean-Moulin, l’examen est écrit dans une langue de neige.',
    holds: ['workplace: lycée Jean-Moulin'],
  },
  {
    text: 'Tante Odile et Jean-Baptiste jouent aux cartes avec la mort. Personne ne gagne.',
    holds: ['name: Odile', 'name: Jean-Baptiste'],
  },
  {
    text: 'Je poste la photo sur @lune.bleue et tout le monde la voit : https://rives.example/photo/12.',
    holds: ['handle: @lune.bleue', 'link: https://rives.example/photo/12'],
  },
  {
    text: 'Dans le métro parisien, une girafe lit le journal. Lundi, elle descend à Bastille.',
    holds: ['place: Bastille'],
  },
  {
    text: 'Maman pleure. Papa a oublié mon nom, puis le sien. Noël ne vient pas.',
    holds: [],
  },
  {
    text: 'Un homme que j’appelle Ziad me poursuit de Marseille à Oran sans jamais courir.',
    holds: ['name: Ziad', 'place: Marseille', 'place: Oran'],
  },
  {
    text: 'Écrivez-moi, disait la lettre, à orphee.k@courrier.example. Je n’ai pas écrit.',
    holds: ['email: orphee.k@courrier.example'],
  },
  {
    text: 'L’hôpital Saint-Luc est vide. Le docteur Amrani m’opère du vent.',
    holds: ['workplace: hôpital Saint-Luc', 'name: Amrani'],
  },
  {
    text: 'JE CRIE MAIS AUCUN SON. La Terre tourne trop vite et Dieu regarde ailleurs.',
    holds: [],
  },
  {
    text: 'I am flying over Whitby with Gwen. The sea below us is made of glass.',
    holds: ['place: Whitby', 'name: Gwen'],
  },
  {
    text: 'My boss Mr. Halloran hands me a spoon. I work at Fennimore and the building breathes.',
    holds: ['name: Halloran', 'workplace: Fennimore'],
  },
  {
    text: 'A dog with human eyes follows me home. It never barks.',
    holds: [],
  },
  {
    text: 'We are back at 42 Maple Street and every room is the kitchen.',
    holds: ['address: 42 Maple Street'],
  },
  {
    text: 'Call me, says the note: +44 20 7946 0958. The paper turns into a moth.',
    holds: ['phone: +44 20 7946 0958'],
  },
  {
    text: 'On Tuesday I sat an English exam at Ridgemont High School, naked, under water.',
    holds: ['workplace: Ridgemont High School'],
  },
  {
    text: 'Jessica and Tom are getting married in my old bedroom. Uncle Ferris sings.',
    holds: ['name: Jessica', 'name: Tom', 'name: Ferris'],
  },
  {
    text: 'The President asks me for directions. I point at the Moon.',
    holds: [],
  },
  {
    text: 'Someone texts me from www.moth-house.example and signs as @the_tall_man.',
    holds: ['link: www.moth-house.example', 'handle: @the_tall_man'],
  },
  {
    text: 'I wake up in Reykjavik but the streets are from Bristol. Nobody knows me.',
    holds: ['place: Reykjavik', 'place: Bristol'],
  },
  {
    text: 'My sister’s friend Ayumi drowned in a bath of coins. I couldn’t say her name.',
    holds: ['name: Ayumi'],
  },
  {
    text: 'J’ai rendez-vous à la mairie de Saint-Céré, 46400 Saint-Céré, avec un cheval.',
    holds: ['workplace: mairie de Saint-Céré', 'address: 46400 Saint-Céré'],
  },
  {
    text: 'Ma collègue Inès traverse le mur. Derrière elle, la rue Mouffetard brûle sans bruit.',
    holds: ['name: Inès', 'address: rue Mouffetard'],
  },
  {
    text: 'paul et marie sont là, en minuscules, et personne ne les voit.',
    holds: ['name: paul', 'name: marie'],
  },
  {
    text: 'The letter is addressed to SW1A 2AA and smells of Aunt Beryl’s cake.',
    holds: ['address: SW1A 2AA', 'name: Beryl'],
  },
];
