/** What carries people, and its parts. See `piece-table.ts` for how a row is written. */
export const travel = `
cable-car | f:aerial-tramway | hang 280
helicopter | f:helicopter | air 350 flip
sleigh | f:sled | ground 50
ticket | f:ticket | air 8
map | f:world-map | air 60
wheelchair | f:manual-wheelchair | ground 95
ufo | f:flying-saucer | air 400
parachute | f:parachute | air 420
anchor | f:anchor | ground 160
compass | f:compass | air 12
fire-engine | f:fire-engine | ground 320 flip
ambulance | f:ambulance | ground 250 flip
tractor | f:tractor | ground 250 flip
police-car | f:police-car | ground 150 flip
taxi | f:taxi | ground 150 flip
tank | g:battle-tank | ground 240 dark
minibus | f:minibus | ground 230 flip
pickup | f:pickup-truck | ground 180 flip
racing-car | f:racing-car | ground 110 flip
jeep | f:sport-utility-vehicle | ground 180 flip
moped | f:motor-scooter | ground 115 flip
lorry | f:articulated-lorry | ground 380 flip
delivery-van | f:delivery-truck | ground 300 flip
bulldozer | g:bulldozer | ground 280 accent2
tow-truck | g:tow-truck | ground 240 accent
locomotive | f:locomotive | ground 400 flip
bullet-train | f:bullet-train | ground 380 flip
canoe | f:canoe | water 60
sailing-boat | f:sailboat | water 700
speedboat | f:speedboat | water 160 flip
ferry | f:ferry | water 1200
ocean-liner | f:passenger-ship | water 2500
raft | g:raft | water 120 wood
submarine | g:submarine | water 500 dark
light-aircraft | f:small-airplane | air 300 flip
rocket-ship | f:rocket | air 800
space-shuttle | g:space-shuttle | air 1200 stone
satellite | f:satellite | air 300
airship | g:zeppelin | air 1500 stone
unicycle | g:unicycle | ground 110 dark
drone | g:delivery-drone | air 40 dark
lifebuoy | f:ring-buoy | ground 70
car-key | g:car-key | air 8 dark
tyre | g:car-wheel | ground 62 dark
steering-wheel | g:steering-wheel | air 40 dark
motorised-wheelchair | f:motorized-wheelchair | ground 100 flip
rickshaw | f:auto-rickshaw | ground 170 flip
covered-wagon | g:old-wagon | ground 220 wood
shipwreck | g:ship-wreck | water 500 wood
crane | g:crane | ground 2500 accent2
ship-wheel | g:ship-wheel | air 90 wood
propeller | g:boat-propeller | air 60 stone
hang-glider | g:hang-glider | air 300 accent
sledge | f:sled | ground 45 flip
biplane | g:biplane | air 300 told.red
galleon | g:galleon | water 3000 bark
longship | g:drakkar | water 1200 bark
schooner | g:shooner-sailboat | water 1500 bark
trawler | g:fishing-boat | water 900 told.blue
warship | g:battleship | water 3000 stone
cargo-ship | g:cargo-ship | water 3000 accent
paddle-steamer | g:paddle-steamer | water 1500 bark
steamroller | g:steamroller | ground 260 told.yellow
`;
