/** What work is done with, and weapons. See `piece-table.ts` for how a row is written. */
export const tools = `
chain | f:chains | air 60
needle | f:sewing-needle | air 6
tool | f:hammer | air 32
gold | f:coin | table 3
robot | f:robot | ground 120
telescope | f:telescope | air 50
microscope | f:microscope | table 40
pencil | f:pencil | air 18
shield | f:shield | air 80
axe | f:axe | air 70
bomb | f:bomb | ground 40
magnet | f:magnet | air 20
screwdriver | f:screwdriver | table 24
credit-card | f:credit-card | table 9
stethoscope | f:stethoscope | table 25
thermometer | f:thermometer | table 15
sword | g:broadsword | air 95 stone
pistol | g:revolver | table 20 dark
bow-and-arrow | f:bow-and-arrow | air 120
wrench | f:wrench | table 25
pen | f:pen | air 14
fountain-pen | f:fountain-pen | air 14
crayon | f:crayon | air 10
paintbrush | f:paintbrush | air 22
paint-palette | f:artist-palette | air 28
ruler | f:straight-ruler | air 30
drawing-pin | f:pushpin | table 2
stapler | g:stapler | table 8 dark
filing-cabinet | f:file-cabinet | ground 130
clipboard | f:clipboard | air 32
briefcase | f:briefcase | ground 34
books | f:books | table 20
receipt | f:receipt | air 18
scroll | f:scroll | air 30
identity-card | f:identification-card | table 6
calculator | g:calculator | table 14 dark
globe | f:globe-showing-europe-africa | table 35
magnifying-glass | f:magnifying-glass-tilted-left | air 20
binoculars | g:binoculars | air 16 dark
shovel | g:spade | air 105 wood
rake | g:rake | air 140 wood
saw | f:carpentry-saw | air 55
pickaxe | f:pick | air 80
hammer | f:hammer | air 32
nail | g:nails | air 10 stone
toolbox | f:toolbox | ground 28
chainsaw | g:chainsaw | air 70 accent
wheelbarrow | g:wheelbarrow | ground 65 wood
watering-can | g:watering-can | ground 35 accent3
scythe | g:scythe | air 150 wood
log | f:wood | ground 30
hook | f:hook | hang 18
gear | f:gear | air 24
oil-drum | f:oil-drum | ground 90
barrel | g:barrel | ground 95 wood
crate | g:wooden-crate | ground 50 wood
cannon | g:cannon | ground 110 dark
bullet | g:bullets | air 6 accent2
dagger | f:dagger | air 32
slingshot | g:slingshot | air 22 wood
boomerang | f:boomerang | air 32
handcuffs | g:handcuffs | air 26 stone
whip | g:whip | air 60 bark
net | g:fishing-net | air 90 stone
wire | g:wire-coil | ground 30 dark
megaphone | f:megaphone | air 30
test-tube | f:test-tube | air 16
satellite-dish | f:satellite-antenna | ground 160
magic-wand | f:magic-wand | air 36
money-bag | f:money-bag | table 26
pitchfork | g:pitchfork | air 150 wood
bolt | f:nut-and-bolt | table 4
butterfly-net | g:bug-net | air 90 wood
pipe | g:lead-pipe | air 90 stone
stick | g:wood-stick | air 90 wood
crossbow | g:crossbow | air 80 wood
x-ray | f:x-ray | air 40
gas-mask | g:gas-mask | air 30 dark
walkie-talkie | g:walkie-talkie | air 22 dark
security-camera | g:cctv-camera | air 30 dark
gavel | g:gavel | air 28 wood
graduation-cap | f:graduation-cap | table 16
diploma | g:diploma | air 30 accent2
ballot-box | f:ballot-box-with-ballot | table 40
guillotine | g:guillotine | ground 300 wood
flaming-torch | g:primitive-torch | air 60 fire
gold-bar | g:gold-bar | table 8 told.gold
jerrycan | g:jerrycan | ground 42 told.red
trowel | g:trowel | air 28 stone
sickle | g:sickle | air 40 stone
machete | g:bowie-knife | air 60 stone
crowbar | g:crowbar | air 70 stone
clamp | g:clamp | air 24 stone
chisel | g:chisel | air 26 stone
pincers | g:pincers | air 24 stone
secateurs | g:gardening-shears | air 22 accent
funnel | g:funnel | air 18 stone
bellows | g:bellows | air 50 bark
screw | g:screw | air 5 stone
spear | g:stone-spear | air 180 wood
trident | g:trident | air 160 accent3
harpoon | g:harpoon-trident | air 160 stone
torpedo | g:torpedo | air 60 stone
lasso | g:lasso | air 90 wood
inkwell | g:quill-ink | table 26 night
rubber-stamp | g:stamper | table 9 wood
postage-stamp | g:post-stamp | air 4 accent
film-projector | g:film-projector | table 55 dark
floppy-disk | f:floppy-disk | air 9
pager | f:pager | table 8
abacus | f:abacus | table 26
crucifix | g:crucifix | air 60 bark
scalpel | g:scalpel | air 15 stone
pill-bottle | g:medicine-pills | table 10 accent
petrol-pump | f:fuel-pump | ground 170
water-pump | g:manual-water-pump | ground 130 told.green
safe | g:strongbox | ground 80 stone
swiss-army-knife | g:swiss-army-knife | air 9 told.red
paint-pot | g:paint-bucket | ground 30 accent3
`;
