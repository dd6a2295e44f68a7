/** What is eaten and drunk. See `piece-table.ts` for how a row is written. */
export const food = `
food | f:pot-of-food | table 20
cake | f:birthday-cake | table 22
meat | f:meat-on-bone | table 18
milk | f:glass-of-milk | table 15
cheese | f:cheese-wedge | table 12
wine | f:wine-glass | table 21
sweets | f:candy | table 4
vegetable | f:carrot | table 20
salt | f:salt | table 10
birthday | f:birthday-cake | table 22
ice-cream | f:soft-ice-cream | air 20
pizza | f:pizza | air 22
sandwich | f:sandwich | table 12
hamburger | f:hamburger | table 12
noodles | f:spaghetti | table 14
popcorn | f:popcorn | table 24
pancake | f:pancakes | table 12
doughnut | f:doughnut | air 10
soup | f:steaming-bowl | table 16
cookie | f:cookie | table 7
pumpkin | f:jack-o-lantern | ground 35
lemon | f:lemon | table 8
pineapple | f:pineapple | table 25
watermelon | f:watermelon | table 20
onion | f:onion | table 9
corn | f:ear-of-corn | table 22
croissant | f:croissant | table 9
hot-dog | f:hot-dog | table 9
honey | f:honey-pot | table 14
rice | f:cooked-rice | table 12
sushi | f:sushi | table 6
pie | f:pie | table 10
apple | f:red-apple | table 8
pear | f:pear | table 9
banana | f:banana | table 9
orange | f:tangerine | table 8
grapes | f:grapes | table 14
strawberry | f:strawberry | table 4
cherry | f:cherries | table 6
peach | f:peach | table 8
mango | f:mango | table 9
coconut | f:coconut | table 12
avocado | f:avocado | table 10
melon | f:melon | table 16
blueberry | f:blueberries | table 4
olive | f:olive | table 3
tomato | f:tomato | table 8
aubergine | f:eggplant | table 16
broccoli | f:broccoli | table 14
garlic | f:garlic | table 6
chilli | f:hot-pepper | table 10
bell-pepper | f:bell-pepper | table 10
cucumber | f:cucumber | table 14
lettuce | f:leafy-green | table 14
salad | f:green-salad | table 12
cabbage | g:cabbage | table 18 leaf
peas | f:pea-pod | table 5
beans | f:beans | table 6
carrot | f:carrot | table 18
peanut | f:peanuts | table 4
baguette | f:baguette-bread | table 9
toast | f:bread | table 12
bagel | f:bagel | table 5
pretzel | f:pretzel | table 9
waffle | f:waffle | table 5
butter | f:butter | table 6
bacon | f:bacon | table 6
steak | f:cut-of-meat | table 8
sausage | g:sausage | table 8 blood
ham | g:ham-shank | table 18 accent
chicken-leg | f:poultry-leg | table 9
chips | f:french-fries | table 14
taco | f:taco | table 9
chocolate | f:chocolate-bar | table 16
lollipop | f:lollipop | table 16
cupcake | f:cupcake | table 9
cake-slice | f:shortcake | table 10
wedding-cake | g:stairs-cake | ground 110 accent
pudding | f:custard | table 9
dumpling | f:dumpling | table 6
food-tin | f:canned-food | table 11
soda | f:cup-with-straw | table 16
beer | f:beer-mug | table 16
cocktail | f:cocktail-glass | table 16
champagne | f:bottle-with-popping-cork | table 32
whisky | f:tumbler-glass | table 10
tea | f:hot-beverage | table 10
baby-bottle | f:baby-bottle | table 18
oyster | f:oyster | table 6
candy-cane | g:candy-canes | table 18 accent
chestnut | f:chestnut | table 4
roast-chicken | g:roast-chicken | table 16 accent2
soda-can | g:soda-can | table 12 accent
kiwi | f:kiwi-fruit | table 6
lime | f:lime | table 6
raspberry | g:raspberry | table 4 accent
artichoke | g:artichoke | table 12 leaf
asparagus | g:asparagus | table 18 leaf
beetroot | g:beet | table 16 blood
radish | g:raddish | table 8 accent
leek | g:leek | table 30 leaf
kebab | g:doner-kebab | table 16 accent2
crisps | g:chips-bag | table 24 accent2
ice-lolly | g:ice-pop | table 16 accent
yam | f:roasted-sweet-potato | table 8
`;
