/** Games, sport, music and shows. See `piece-table.ts` for how a row is written. */
export const play = `
guitar | f:guitar | air 100
flute | f:flute | air 55
drum | f:long-drum | ground 70
bell | f:bell | hang 30
kite | f:kite | air 110
ball | f:soccer-ball | ground 22
film | f:film-projector | table 45
theatre-play | f:performing-arts | air 45
gift | f:wrapped-gift | ground 32
doll | f:nesting-dolls | table 18
toy | f:teddy-bear | ground 34
music | f:musical-notes | air 40
skateboard | f:skateboard | ground 20
scooter | f:kick-scooter | ground 95
microphone | f:microphone | air 24
violin | f:violin | air 60
trumpet | f:trumpet | air 40
saxophone | f:saxophone | air 70
accordion | f:accordion | air 45
die | f:game-die | table 5
yo-yo | f:yo-yo | air 12
trophy | f:trophy | table 40
snowman | f:snowman-without-snow | ground 150
carousel | f:carousel-horse | ground 220 flip
game | f:chess-pawn | table 9
roller-skate | f:roller-skate | ground 30
skis | f:skis | ground 170
tennis-racket | f:tennis | table 68
whistle | g:whistle | table 5 stone
banjo | f:banjo | air 95
trombone | g:trombone | air 90 told.gold
tuba | g:tuba | air 90 told.gold
clarinet | g:clarinet | air 65 dark
harp | g:harp | ground 170 accent2
pipe-organ | g:pipe-organ | ground 320 wood
bagpipes | g:bagpipes | air 60 accent
xylophone | g:xylophone | table 16 accent
tambourine | g:tambourine | air 26 wood
maracas | f:maracas | air 28
synthesiser | f:musical-keyboard | table 14
sheet-music | f:musical-score | air 30
baseball | f:baseball | air 8
baseball-bat | g:baseball-bat | air 86 wood
basketball | f:basketball | ground 24
american-football | f:american-football | ground 26
rugby-ball | f:rugby-football | ground 26
volleyball | f:volleyball | ground 22
tennis-ball | g:tennis-ball | ground 7 told.yellow
bowling | f:bowling | ground 40
golf-flag | g:golf-flag | ground 210 accent
boxing-glove | f:boxing-glove | air 30
ping-pong | f:ping-pong | air 26
badminton | f:badminton | air 66
ice-hockey | f:ice-hockey | ground 150
ice-skate | f:ice-skate | ground 28
snowboard | g:snowboard | ground 150 accent
goal | f:goal-net | ground 240
basketball-hoop | g:basketball-basket | air 110 accent
dart | g:dart | air 16 accent
target | f:bullseye | air 60
pool-ball | f:pool-8-ball | table 6
puzzle-piece | f:puzzle-piece | table 5
domino | g:domino-tiles | table 6 dark
frisbee | f:flying-disc | air 24
skipping-rope | g:skipping-rope | air 50 accent
spinning-top | g:spinning-top | table 10 accent
pinata | f:piata | hang 55
puppet | g:puppet | air 60 accent
slot-machine | f:slot-machine | table 60
firecracker | f:firecracker | air 20
mirror-ball | f:mirror-ball | hang 40
roller-coaster | f:roller-coaster | ground 2500
circus-tent | f:circus-tent | ground 900
clapperboard | f:clapper-board | air 28
movie-camera | f:movie-camera | ground 150
beach-ball | g:beach-ball | ground 40 accent
lottery | f:admission-tickets | air 12
hunting-horn | f:postal-horn | air 40
paper-plane | g:paper-plane | air 24 stone
paper-boat | g:paper-boat | table 14 stone
water-pistol | f:water-pistol | air 24
voodoo-doll | g:voodoo-doll | air 30 bark
gong | g:gong | ground 120 told.gold
lyre | g:lyre | air 45 told.gold
djembe | g:djembe | ground 60 wood
bassoon | g:bassoon | air 130 bark
french-horn | g:french-horn | air 45 told.gold
pan-flute | g:pan-flute | air 24 wood
chess-piece | g:chess-knight | table 9 dark
marbles | g:marbles | table 3 accent3
punching-bag | g:punching-bag | hang 110 blood
`;
