/**
 * Acts that take two: told of several people, each does them to the other (`we fought`, « on s'est
 * disputés »), and so they do where one does them `with` another.
 */
export const mutualTerms: ReadonlySet<string> = new Set(
  `fight, fight back, combattre, danser avec, danser ensemble, rire ensemble, rire avec, sortir ensemble,
  relation sexuelle, relations sexuelles, bisou, embrassade, étreinte, altercation, scène de ménage, battle, war, argue, argument, quarrel, wrestle, struggle with, disagree,
  bagarre, bataille, guerre, se battre, me battre, battre, disputer, se disputer, me disputer,
  dispute, engueuler, hug, embrace, hold hands, holding hands, shake hands, shook hands, cuddle,
  snuggle, kiss, dance with, dancing with, danced, marry, marrying, get married, got married,
  wedding, in love with, go steady, going steady, mariage, noces, se marier, me marier, épouser,
  étreindre, embrasser, câlin, main dans la main, tenir la main, serrer la main, share, partager,
  chat, joke with, laugh with, laughing together, love, date, go out with, eat with, have dinner with,
  make love, making love, made love, intercourse, have sex, having sex, had sex, sleep with,
  slept with, faire l'amour, coucher avec, coucher ensemble, rapport sexuel, rapports sexuels,
  kissing, kisses, we kiss, we kissed, made out, make out with, making out, baiser`
    .split(',')
    .map((term) => term.replace(/\s+/g, ' ').trim()),
);
