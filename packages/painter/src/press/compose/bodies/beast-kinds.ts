/** Beasts that stand on legs. */
export const legged: ReadonlySet<string> = new Set(
  `dog wolf fox lion tiger panther bear horse cow bull donkey deer sheep goat pig elephant camel
  giraffe zebra unicorn boar hippopotamus rhinoceros antelope jackal coyote hyena cheetah lynx`.split(
    /\s+/,
  ),
);

/** Beasts of another build than those on four legs. */
export const otherBeasts: ReadonlySet<string> = new Set(
  `cat rabbit hare mouse rat hamster squirrel hedgehog monkey gorilla frog toad turtle tortoise lizard
  crocodile snake fish goldfish tropical-fish clownfish salmon piranha shark whale dolphin seal
  octopus crab lobster spider ant snail worm kangaroo koala panda polar-bear beaver badger otter weasel mole marmot kingfisher woodpecker toucan louse insects beetle caterpillar`.split(
    /\s+/,
  ),
);

/** Beasts whose drawing tells of no mouth. */
export const mouthless: ReadonlySet<string> = new Set(
  `goose turkey chick rooster ostrich flamingo dodo blackbird sparrow hummingbird zebra llama bison gorilla orangutan
  leopard skunk ox water-buffalo ram poodle sloth mammoth tapir capybara armadillo chameleon gecko grasshopper
  mosquito cockroach fly-insect bee butterfly dragonfly ladybird scorpion centipede lobster shrimp squid eel
  seahorse jellyfish manta-ray sea-urchin blowfish bat-animal rattlesnake brontosaurus pterodactyl dinosaur dragon`.split(
    /\s+/,
  ),
);
