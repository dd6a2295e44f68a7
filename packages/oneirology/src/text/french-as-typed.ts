/**
 * French as people type and speak it, with what it stands for: `typed standard words`. A word that is
 * nothing else in French or English stands in the first table; one that may be something else stands in
 * the second, and is read so only where the rest of the dream is typed that way.
 */
export const certainFrench = table(`
jété j' étais|jetai j' étais|jétai j' étais|jétais j' étais|jetais j' étais|jtai j' étais|jtais j' étais|jtè j' étais|jète j' étais
jé j' ai|jai j' ai|jaie j' ai|javé j' avais|javai j' avais|javais j' avais|javait j' avais|jave j' avais|jaurai j' aurai|jaurais j' aurais
jsui je suis|jsuis je suis|chui je suis|chuis je suis|chu je suis|jsus je suis|shui je suis|ché je sais|chépa je sais pas|jsais je sais|jsai je sais|jsavé je savais|jsavais je savais
jveu je veux|jveux je veux|jvoulé je voulais|jvoulai je voulais|jpeu je peux|jpeux je peux|jpouvé je pouvais|jpouvai je pouvais|jpouvais je pouvais
jme je me|jte je te|jle je le|jla je la|jles je les|jlui je lui|jlé je l' ai|jy j' y|jen j' en|jfé je fais|jfais je fais|jfesé je faisais|jvé je vais|jvais je vais
jarrive j' arrive|jarrivais j' arrivais|jarrivé j' arrivais|jarivé j' arrivais|jcomprenais je comprenais
cété c' était|cétait c' était|cetai c' était|cétai c' était|cetait c' était|ctait c' était|ct c' était|cé c' est|cest c' est|cpa c' est pas
ya il y a|yavé il y avait|yavai il y avait|yavait il y avait|yavais il y avait|ia il y a|iavé il y avait|yen il y en
ki qui|kil qu' il|kils qu' ils|kelle qu' elle|kel quel|kon qu' on|koi quoi|kan quand|qd quand|kom comme|kome comme|komen comment|pk pourquoi|pq pourquoi|pkoi pourquoi|ke que|ka qu' à
bcp beaucoup|bocou beaucoup|bokou beaucoup|tjr toujours|tjrs toujours|tjs toujours|jms jamais|jamé jamais|jamai jamais|ptet peut être|ptetre peut être|ptêt peut être|tt tout|tte toute|ttes toutes|tlm tout le monde|
pcq parce que|pck parce que|psk parce que|pske parce que|paske parce que|pasque parce que|parceke parce que|pasq parce que|dc donc|avc avec|avk avec|aveque avec|ds dans|dns dans|dan dans|dins dans les|ss sans|pr pour|vrmt vraiment|vrmnt vraiment|vréman vraiment|tro trop|tré très|tré très|tellemen tellement|mintnan maintenant|mtn maintenant|slmt seulement|qqn quelqu' un|qqun quelqu' un|kelkun quelqu' un|kelkin quelqu' un|qqch quelque chose|qqc quelque chose|persone personne|pa pas|plu plus|oci aussi|ossi aussi|osi aussi|mem même|meme même|memes mêmes|apre après|apres après|tres très|deja déjà|voila voilà|plutot plutôt|bientot bientôt|aussitot aussitôt|etais étais|etait était|etaient étaient|etions étions|etiez étiez|etes êtes|ete été|etre être|ca ça|reve rêve|reves rêves|rev rêve|revé rêvé|revais rêvais|revait rêvait|javais j' avais|jetait j' étais
mn mon|sn son|grd grand|grde grande|gde grande|gd grand|pti petit|ptit petit|ptite petite|ptits petits|tit petit|tite petite|pov pauvre|frer frère|frr frère|reuf frère|reufs frères|reus sœur|reum mère|reup père|daronne mère|daron père|renps parents|rents parents|teuf fête|teufs fêtes|keuf policier|keufs policiers|iench chien|iencli client|tess cité|téci cité|oim moi|oit toi|chanmé super|relou lourd|béton tomber|caisse voiture|bagnole voiture|bécane moto|poto ami|potos amis|poteau ami|kopin copain|kopine copine|copin copain|cop1 copain
couto couteau|étias étais|étiat était|chein chien|mainson maison|voitrue voiture|térifiée terrifiée|térifié terrifié|térrifiée terrifiée|térrifié terrifié|angoisé angoissé|angoisée angoissée|éfrayé effrayé|éfrayée effrayée|bizzare bizarre|dsu dessus|dsus dessus|desu dessus|seur sœur|seurs sœurs|frelo frère|fonssé fonçait|fonsé fonçait|bato bateau|chato château|cado cadeau|gato gâteau|oizo oiseau|morso morceau|bo beau|bel belle|mézon maison|mezon maison|maizon maison|lekol école|ékol école|ecol école|vwature voiture|voitur voiture|foré forêt|plaj plage|liv livre|ékran écran
contan content|contant content|eureu heureux|eureux heureux|heureu heureux|eureuse heureuse|trist triste|furieu furieux|enervé énervé|enervée énervée|flipé flippé|flipais flippais|peure peur|pleuré pleuré|surpri surpris|etonné étonné|etonnée étonnée|décu déçu|deg déçu|gené gêné|choké choqué|choqé choqué|degouté dégoûté|degoutée dégoûtée|onte honte|tranquil tranquille|kiffé kiffé|vener vénère|vnr vénère|véner vénère|jalou jaloux|jalouz jalouse|mor mort|paniké paniqué|stréssé stressé|stressé stressé|orible horrible|afreu affreux|bizar bizarre|zarbi bizarre|
moé moi|toé toi|pis puis|pi puis|icitte ici|pantoute du tout|asteure maintenant|su sur|sul sur le|astheure maintenant|toutte toute|chum copain|chums copains|drette droit|frette froid
septante soixante|nonante quatre|natel téléphone|gsm téléphone|drachait pleuvait|drache pluie|kot chambre|bobonne grand mère
ojourdui aujourd'hui|auj aujourd'hui|sui suis|sé sais|savé savais|été était|fesé faisait|fezé faisait|fé fait|fai fait|di dit|vi vis|veu veut|alé allé|alais allais|alai allais|allé allé|parlai parlait|regardé regardé|mangé mangé|voulé voulais|pouvé pouvais|devé devais|avé avait|avai avait|avaient avaient|étai était|étaie étaient|fesait faisait|disé disait|disai disait
`);

/** Read so only in a dream that has several words of the first table. */
export const likelyFrench = table(`
g j' ai|gt j' étais|gété j' étais|gavé j' avais|c c' est|k que|é et|o au|mé mais|ms mais|ac avec|av avec|vs vous|ns nous|ts tous|mm même|v vais|fo faut|a a|sa ça|cour cours|bra bras|tel téléphone|prof prof|d des|fam femme|mer mer|ver vert|ouver ouvert|dessu dessus|moin moins|pié pied|kour cours|lé les|dé des|sé ses|é et|ét et|mes mais
`);

/** « j etais », « l eau », « qu il »: the apostrophe was left out. */
export const unjoined: ReadonlySet<string> = new Set('j l d n m t s c qu jusqu lorsqu'.split(' '));

function table(lines: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    lines
      .trim()
      .split(/[|\n]/)
      .map((entry): [string, readonly string[]] => {
        const [typed = '', ...standard] = entry.trim().split(' ');
        return [typed, standard];
      })
      .filter(([typed, [only, ...more]]) => more.length > 0 || only !== typed),
  );
}
