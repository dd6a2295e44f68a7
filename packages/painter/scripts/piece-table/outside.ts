/** Land, weather, plants and buildings. See `piece-table.ts` for how a row is written. */
export const outside = `
mountain | f:snow-capped-mountain | ground 90000
stone | f:rock | ground 60
hole | f:hole | ground 40
explosion | f:collision | air 400
grass | f:herb | ground 30
seed | f:seedling | ground 10
hay | f:sheaf-of-rice | ground 90
building | f:office-building | ground 2000
shop | f:convenience-store | ground 600
hotel | f:hotel | ground 1600
school | f:school | ground 1200
factory | f:factory | ground 1800
stadium | f:stadium | ground 3000
post-office | f:post-office | ground 1000
museum | f:classical-building | ground 1500
fair | f:ferris-wheel | ground 3000
cemetery | f:headstone | ground 90
ruin | f:derelict-house | ground 600
village | f:houses | ground 700
fountain | f:fountain | ground 300
petrol-station | f:fuel-pump | ground 170
storm | f:cloud-with-lightning-and-rain | air 100
thunder | f:cloud-with-lightning | air 100
snow | f:snowflake | air 2
ice | f:ice | ground 20
crystal | g:crystal-growth | ground 30 accent3
fence | g:wooden-fence | ground 110 wood
tent | f:tent | ground 180
firework | f:fireworks | air 900
flag | g:flying-flag | ground 180 accent2
postbox | f:postbox | ground 130
igloo | g:igloo | ground 260 stone
hut | f:hut | ground 320
mosque | f:mosque | ground 1400
barn | g:barn | ground 800 blood
water-tower | g:water-tower | ground 2000 stone
pagoda | f:japanese-castle | ground 1800
greek-temple | g:greek-temple | ground 1200 stone
liberty | f:statue-of-liberty | ground 9000
tipi | g:tipi | ground 400 accent2
treehouse | g:treehouse | ground 600 wood
log-cabin | g:wood-cabin | ground 450 wood
kennel | g:dog-house | ground 90 wood
birdhouse | g:bird-house | air 30 wood
beehive | g:beehive | ground 60 accent2
campfire | g:campfire | ground 60 fire
palm-tree | f:palm-tree | ground 700
fir-tree | f:evergreen-tree | ground 800
sunflower | f:sunflower | ground 160
tulip | f:tulip | ground 40
hibiscus | f:hibiscus | table 12
lotus | f:lotus | water 20
daisy | f:blossom | ground 30
clover | f:four-leaf-clover | ground 12
maple-leaf | f:maple-leaf | air 12
branch | g:tree-branch | ground 40 wood
haystack | g:round-straw-bale | ground 130 accent2
skull | f:skull | ground 20
skeleton | g:skeleton | ground 170 white
urn | f:funeral-urn | table 30
footprints | f:footprints | ground 30
radio-tower | g:radio-tower | ground 4000 dark
wind-turbine | g:wind-turbine | ground 6000 stone
barbecue | g:barbecue | ground 95 dark
traffic-cone | g:traffic-cone | ground 60 told.orange
traffic-light | g:traffic-lights-red | ground 280 dark
street-light | g:street-light | ground 450 dark
signpost | g:wooden-sign | ground 150 wood
roadworks | f:construction | ground 100
vending-machine | g:vending-machine | ground 190 accent
pile-of-stones | g:stone-pile | ground 90 stone
anvil | g:anvil | ground 45 dark
totem-pole | g:totem | ground 400 wood
buoy | g:buoy | water 120 accent
sarcophagus | g:sarcophagus | ground 190 accent2
mailbox | f:closed-mailbox-with-raised-flag | ground 120
bamboo | g:bamboo | ground 300 leaf
acorn | g:acorn | ground 4 bark
greenhouse | g:greenhouse | ground 300 told.green
water-mill | g:water-mill | ground 500 bark
sphinx | g:egyptian-sphinx | ground 400 wood
dolmen | g:dolmen | ground 220 stone
menhir | g:menhir | ground 280 stone
obelisk | g:obelisk | ground 700 stone
column | g:ionic-column | ground 300 white
`;
