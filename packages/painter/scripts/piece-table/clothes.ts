/** What is worn, and what is carried on a person. See `piece-table.ts` for how a row is written. */
export const clothes = `
dress | f:dress | hang 110
coat | f:coat | hang 110
shirt | f:t-shirt | hang 75
trousers | f:jeans | hang 100
gloves | f:gloves | table 26
underwear | f:briefs | table 26
glasses | f:glasses | table 6
jewel | f:gem-stone | table 3
bag | f:handbag | ground 34
sock | f:socks | air 24
swimsuit | f:bikini | air 50
medal | f:sports-medal | air 12
necktie | f:necktie | hang 45
sunglasses | f:sunglasses | table 6
helmet | f:rescue-workers-helmet | table 25
lipstick | f:lipstick | table 9
crown | f:crown | table 20
wallet | g:wallet | table 10 accent2
boot | f:womans-boot | ground 32
hiking-boot | f:hiking-boot | ground 20
cowboy-boot | g:cowboy-boot | ground 34 bark
high-heels | f:high-heeled-shoe | ground 17
trainers | f:running-shoe | ground 12
sandal | f:womans-sandal | ground 12
flip-flop | f:thong-sandal | ground 8
slippers | g:slippers | ground 10 accent
ballet-shoes | f:ballet-shoes | ground 14
skirt | g:skirt | hang 60 accent
blouse | f:womans-clothes | hang 65
lab-coat | f:lab-coat | hang 100
kimono | f:kimono | hang 130
safety-vest | f:safety-vest | hang 65
life-jacket | g:life-jacket | hang 60 told.orange
shorts | f:shorts | hang 45
cap | f:billed-cap | table 13
straw-hat | f:womans-hat | table 14
top-hat | f:top-hat | table 22
cowboy-hat | g:western-hat | table 16 bark
party-hat | g:party-hat | table 22 accent
military-helmet | f:military-helmet | table 22
necklace | g:pearl-necklace | air 22 accent3
earrings | g:drop-earrings | air 6 accent2
belt | g:belt | air 14 bark
purse | f:purse | table 12
handbag | f:handbag | ground 28
clutch-bag | f:clutch-bag | table 14
shopping-bags | f:shopping-bags | ground 42
backpack | f:backpack | ground 48
goggles | f:goggles | table 9
diving-mask | f:diving-mask | air 30
bow-tie | g:bow-tie | table 6 dark
ribbon | f:ribbon | table 14
bathrobe | g:robe | hang 120 accent3
tiara | g:tiara | table 10 accent2
saddle | g:saddle | ground 60 bark
horseshoe | g:horseshoe | air 14 stone
woolly-hat | g:winter-hat | table 22 accent
sombrero | g:sombrero | table 20 accent2
turban | g:turban | table 20 accent3
mittens | g:winter-gloves | table 22 accent
rubber-boots | g:rubber-boot | ground 36 told.green
corset | g:corset | hang 50 accent
sari | f:sari | hang 130
poncho | g:poncho | hang 70 accent
hoodie | g:hoodie | hang 75 accent3
long-robe | g:robe | hang 130 accent2
`;
