/** Anger, annoyance, jealousy and disgust: Hall and Van de Castle code them as one class. */
export const anger = `
anger strong 3 | furieux/a, furieusement, fureur, furax=, furibond/a | furious=, furiously=
anger strong 3 | enragé/a, rage!!, fou de rage, folle de rage, ivre de rage | enraged=, rage!!, infuriated=, infuriate/v
anger strong 3 | hors de moi, hors de lui, hors d'elle, exaspéré/a, exaspérer/v, exaspération | livid=, outraged=, outrage
anger strong 3 | haine, haineux/a | hatred
anger strong 2 | agressif/a, hostile | hostile=

anger strong 2 | colère, coléreux/a, colérique, en pétard, en rogne | angry=, angrier=, angrily=, anger, angered=, raging=
anger strong 2 | énervé/a, énerver/v, énervement, fâché/a, fâcher/v, se fâcher/v, me fâcher/v, remonté contre, remontée contre | mad at, mad about, mad that, mad because, mad and, am mad, was mad, are mad, were mad, so mad, very mad, really mad, got mad, get mad, made me mad, makes me mad, cross with
anger strong 2 | me gonfler/v, te gonfler/v, nous gonfler/v, me saouler/v, me soûler/v, nous saouler/v, me faire/v chier, fait chier, vénère, avoir/v la rage, avoir/v les nerfs, péter/v un câble, péter/v les plombs | pissed off
anger strong 2 | indigné/a, indignation, s'indigner/v, m'indigner/v, révolté/a, outré/a | indignant=
anger strong 2 | avoir/v marre, trop marre, ras le bol, excédé/a, à bout de nerfs | fed up
anger strong 2 | dégoûté/a, dégoût, écœurement | disgusted=, disgust!!
anger strong 2 | jaloux/a, jalousie, jalouser/v | jealous=, jealousy
anger strong 2 | rancune, rancunier/a, rancœur, ressentiment, en vouloir/v à, lui en voulais, lui en veux | resentful=, resentment, resent/v

anger strong 1 | agacé/a, agacer/v, agacement, importuner/v | annoyed=, annoyance, annoy/v, aggravated=
anger strong 1 | irrité/a, irriter/v, irritation | irritated=, irritate/v, irritation, provoked=
anger strong 1 | contrarié/a, contrariété, contrarier/v, mécontent/a, mécontentement, grognon/a, ronchon/a, de mauvaise humeur | grumpy=, displeased=, miffed=, peeved=

anger fair 2 | frustré/a, frustration, frustrer/v | frustrated=, frustration
anger fair 2 | impatient/a, impatience | impatient=
anger fair 2 | à bout | upset with, upset at
anger fair 2 | vexé/a, vexer/v, offensé/a, insulté/a | offended=, insulted=
anger fair 2 | écœuré/a, dégoûtant/a, dégoûter/v | disgusting=
anger fair 2 | amer/a, amertume, mépris, mépriser/v, sarcastique, scandalisé/a | bitter=, bitterly=, contempt, sarcastic=, sarcastically=

anger weak 1 | détester/v, haïr/v | hate/v
anger weak 1 | crier/v contre, crier/v après, hurler/v contre, hurler/v sur | yell/v at
anger weak 1 | dispute, se disputer/v, me disputer/v, engueuler/v, gronder/v, engueulade | argue/v, argument, quarrel/v, scold/v, disapprove/v
anger weak 1 | injuste, insupportable, énervant/a, agaçant/a, frustrant/a, gonflant/a, soûlant/a, saoulant/a | unfair=, frustrating=, annoying=
`;
