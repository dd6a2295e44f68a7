/** Anger, annoyance, jealousy and disgust: Hall and Van de Castle code them as one class. */
export const anger = `
anger strong 3 | furax=, fureur, furibond/a, furieusement, furieux/a | furious=, furiously=
anger strong 3 | enragé/a, rage!! | enraged=, infuriate/v, infuriated=, rage!!
anger strong 3 | exaspération, exaspérer/v, exaspéré/a, hors d'elle, hors de moi+lui | livid=, outrage, outraged=
anger strong 3 | haine, haineux/a | hatred
anger strong 2 | agressif/a, hostile/a | hostile=

anger strong 2 | colère, coléreux/a, colérique/a, en pétard+rogne | anger, angered=, angrier=, angrily=, angry=, raging=
anger strong 2 | fâcher/v, fâché/a, remonté+remontée contre, énervement, énerver/v, énervé/a | am+was+are+were+so+very+really+got+get mad, cross with, mad at+about+that+because+and, she+he+they mad, made+makes me mad
anger strong 2 | avoir/v la rage, avoir/v les nerfs, fait chier, me faire/v chier, me soûler/v, me+nous saouler/v, me+te+nous gonfler/v, péter/v les plombs, péter/v un câble, vénère | pissed off
anger strong 2 | indignation, indigné/a, m'indigner/v, outré/a, révolté/a, s'indigner/v | indignant=
anger strong 2 | avoir/v marre, excédé/a, ras le bol, trop marre, à bout de nerfs | fed up
anger strong 2 | dégoût, dégoûté/a, écœurement | disgust!!, disgusted=
anger strong 2 | jalouser/v, jalousie, jaloux/a | jealous=, jealousy
anger strong 2 | en vouloir/v à, lui en voulais+veux, rancune, rancunier/a, rancœur, ressentiment | resent/v, resentful=, resentment

anger strong 1 | agacement, agacer/v, agacé/a, importuner/v | aggravated=, annoy/v, annoyance, annoyed=
anger strong 1 | irritation, irriter/v, irrité/a | irritate/v, irritated=, irritation, provoked=
anger strong 1 | contrarier/v, contrarié/a, contrariété, de mauvaise humeur, grognon/a, mécontent/a, mécontentement, ronchon/a | displeased=, grumpy=, miffed=, peeved=

anger fair 2 | frustration, frustrer/v, frustré/a | frustrated=, frustration
anger fair 2 | impatience, impatient/a | impatient=
anger fair 2 | à bout | upset with+at
anger fair 2 | insulté/a, offensé/a, vexer/v, vexé/a | insulted=, offended=
anger fair 2 | dégoûtant/a, dégoûter/v, écœuré/a | disgusting=
anger fair 2 | amer/a, amertume, mépris, mépriser/v, sarcastique, scandalisé/a | bitter=, bitterly=, contempt, sarcastic=, sarcastically=

anger weak 1 | détester/v, haïr/v | hate/v
anger weak 1 | crier/v contre+après, hurler/v contre+sur | yell/v at
anger weak 1 | dispute, engueulade, engueuler/v, gronder/v, me disputer/v, se disputer/v | argue/v, argument, disapprove/v, quarrel/v, scold/v
anger weak 1 | agaçant/a, frustrant/a, gonflant/a, injuste, insupportable, saoulant/a, soûlant/a, énervant/a | annoying=, frustrating=, unfair=
`;
