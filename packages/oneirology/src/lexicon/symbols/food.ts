import { family } from '#lexicon/symbols/family.ts';

export const food = family(
  'food',
  { fr: 'la nourriture', en: 'food' },
  `
food | nourriture, repas, aliment, plat!!, manger/v | food, meal, eat/v, dish!!
bread | pain, tartine, baguette!! | bread, toast!!, loaf
fruit | fruit, une pêche, pêches=, avocat/n mûr, un demi avocat, manger/v un avocat, pomme!!, poire, cerise, fraise, orange!!, raisin, banane | fruit, apple, pear, cherry, strawberry, orange!!, grape, banana, berry
cake | gâteau, pièce/n montée, tarte!!, dessert, pâtisserie | cake, pie!!, pastry, dessert, cookie
meat | viande, steak, saucisse, jambon | meat, steak, sausage, ham, bacon
milk | lait, beurre | milk!, butter
cheese | fromage | cheese
wine | vin, champagne, bière!!, alcool | wine, champagne, beer, alcohol, whiskey, liquor
coffee | café: tasse/n de café, de café, du café, café noir, thé, tasse | coffee, tea, cup!!
sweets | bonbon, chocolat, sucre, miel, glace/n au chocolat, crème/n glacée | candy, sweets=, chocolate, sugar, honey, ice cream/n
vegetable | légume, carotte, tomate, pomme/n de terre, salade, chou | vegetable, carrot, tomato, potato, salad, cabbage
feast | festin, banquet, dîner!!, pique-nique | feast, banquet, dinner, picnic
hunger | faim: faim, affamé/a, soif, assoiffé/a | hunger: hungry=, hunger, thirsty=, thirst, starving=
poison | poison, empoisonner/v, venin | poison, poison/v, venom
salt | sel, épice | salt, spice
- | boire/v la tasse, tomber/v dans les pommes, raconter/v des salades, moutarde me, cerise sur le gâteau | cup final/n, cup match/n, cup tie/n, cup game/n, cup of tea for, piece of cake for, my cup of tea, couch potato
`,
);
