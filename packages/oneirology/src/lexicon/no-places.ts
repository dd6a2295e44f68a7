/**
 * Turns of phrase that name a place and are in none: `the job market`, « le marché noir », `a bar exam`.
 * They take their words away from the symbols and from what only hints at a place. They stand apart from
 * the other empty idioms: a browser fetches these rows as they are, and those built in.
 */
export const noPlaces = `
- | à ce stade, au stade, bon marché, marché conclu, marché noir, marché du travail, marché de l'emploi, par-dessus le marché, faire/v la cour à, faire/v une cour, la cour du roi, la cour d'angleterre, château/n de cartes, hôtel de police, compte/n en banque, compte/n bancaire, la ferme !, ferme ta gueule, ferme la, mettre/v en route, en cours de route, champ/n de vision, tour/n de magie, tour/n de cartes, jouer/v au billard, en bonne voie, cuisine japonaise+italienne+chinoise+française+indienne+thaïlandaise, pont de mon nez, mal de mer, fruits de mer, carte de bibliothèque | at this+that+one stage, stage one+two+three+four, factory settings, factory reset/n, garage+yard+jumble+estate sale/n, job+stock+black+housing+labour+labor market, on the market for, market price/n, market value, bank account/n, bank card/n, bank statement/n, bank balance, bank loan/n, bank holiday/n, royal court, king's court, court of the king+queen, court shoes, food court/n, play/v pool, playing pool, pool cue/n, station wagon/n, house of cards, ant farm/n, wind farm/n, house wine, train of thought, potty train/v, potty training, field of vision, school of fish+thought, library card/n, beach towel/n, sea bass, sea bream, farm of ants, stage of the+my+our
`;
