/** Words of a place or of people that are no thing with a shape of their own. Rows as `things.ts` reads them. */
export const signs = `
queue | file de gens, f: file/n d'attente, longue file | queue of people: queue!
furniture | meuble, m: meubles=, mobilier | piece of furniture: furniture=
back-seat | banquette arrière, f: banquette/n arrière, siège/n arrière, sièges arrière | back seat: back seat/n, backseat, rear seat/n
passenger-seat | siège passager, m: siège/n passager, place/n du passager, à la place du passager, à côté du conducteur | passenger seat: passenger seat/n, front seat/n
platform | quai, m: le quai, du quai, sur le quai, quai/n de gare | platform: platform!!
elderly | vieille personne, f: vieux=!!, personnes âgées, vieilles personnes, vieilles femmes, vieilles dames, vieux messieurs | old person, old people: old people, elderly people, elderly=, old men, old women, old ladies
plaza | place, f: sur la place, milieu de la place, place du village, place du marché, place publique, place de la mairie | town square: town square/n, village square/n, main square/n
reflection | reflet, m: reflet!! | reflection
`;
