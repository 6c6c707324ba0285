/**
 * What buyers in Tanzania, Kenya and eastern Congo type, as glossaries of the trade and garages have it.
 *
 *   words and phrases | what they ask for | why, or from where
 *
 * What they ask for is said in words that the search knows in English, `vehicle` where nothing is asked for, or
 * `parts/` and the slug of a category of spares. Accents and capitals do not count; other numbers and genders are named.
 */
export const swahili = `
gari, magari, motokaa | vehicle | any vehicle
gari ndogo, gari dogo, magari madogo, magari ndogo, kigari | hatchback | a small car; Vitz, Passo and March are the usual ones
saluni, gari la saluni | sedan | English saloon
steshen, steshen wagon, stesheni wagoni | wagon | English station wagon
jipu, gari 4x4, gari ya 4x4, gari la 4x4, gari la magurudumu manne | suv | every off-road car is a jeep
pikapu, kabini moja | pickup | English pick-up; one cabin
kabini mbili, double kabini | double cab | two cabins
lori, malori, roli, gari la mizigo, gari ya mizigo, magari ya mizigo, tipa, matipa | truck | English lorry; vehicle for loads; tipper
magari ya biashara, gari la biashara, gari ya biashara | commercial | vehicle for business
kichwa cha trela, kichwa cha lori | prime mover | the head of a trailer
basi, mabasi | bus | standard Swahili
basi dogo, mabasi madogo, daladala, dala dala, kipanya, vipanya | minibus | the shared taxis of Tanzania
vani | van | English van
gari la familia, gari ya familia, magari ya familia | mpv | family car
pikipiki, piki piki, bodaboda, boda boda, boda, tukutuku | motorcycle | the motorcycle taxis of Kenya and Uganda
eskaveta, kijiko | excavator | the machine's spoon
petroli | petrol | standard Swahili
dizeli | diesel | standard Swahili
mseto, haibridi | hybrid | glossary
umeme, gari la umeme, gari ya umeme, magari ya umeme | electric | electricity
gesi | lpg | gas to drive with
otomatiki, automatiki, gia otomatiki | automatic | glossary
manyuali, manuali, gia ya mkono, gia za mkono | manual | gear by hand
usukani wa kulia, usukani kulia | right hand drive | glossary
usukani wa kushoto, usukani kushoto | left hand drive | glossary
magurudumu manne | 4wd | four wheels
viti 5, viti vitano, siti 5 | 5 seater | seats
viti 7, viti saba, siti 7 | 7 seater | seats
viti 8, viti nane, siti 8 | 8 seater | seats
nyeupe, jeupe | white | colour, by noun class
nyeusi, jeusi | black | colour, by noun class
nyekundu, jekundu | red | colour, by noun class
bluu, buluu | blue | colour
kijani, rangi ya kijani | green | colour
kijivu, rangi ya kijivu | grey | colour
njano, manjano | yellow | colour
kahawia, hudhurungi | brown | colour
silva, rangi ya fedha | silver | colour
dhahabu, rangi ya dhahabu | gold | colour
rangi | colour | asks for nothing by itself
lililotumika, iliyotumika, yaliyotumika | used | every vehicle is
bei nafuu, bei rahisi, bei poa, nafuu, rahisi | cheap | the list begins with the cheapest
nataka, natafuta, nahitaji, kununua, nunua | buy | I want, I look for, I need
inauzwa, linauzwa, yanauzwa | sale | is sold
chini ya | under | before an amount
zaidi ya, juu ya | over | before an amount
kuanzia, tangu | since | before a year
hadi, mpaka | until | before a year
kabla ya | before | before a year
baada ya | after | before a year
mwaka, miaka | year | beside a year
bei | price | asks for nothing by itself
bajeti | budget | before an amount
kati ya | between | before two amounts
dola | usd | beside an amount
injini | engine | a vehicle has one
spea, spea za gari, spea za magari, vipuri, kipuri, vipuri vya gari | parts/vehicle-parts-and-accessories | spea is what people say, vipuri what is written
breki | parts/braking | garage word
pedi ya breki, pedi za breki | parts/brake-pads | garage word
diski ya breki, diski za breki | parts/brake-discs | garage word
kiatu cha breki, viatu vya breki | parts/brake-shoes | glossary
shokapu, shokabu, shokapu za gari | parts/shock-absorbers | English shock-up
springi | parts/coil-springs | English spring
sasipensheni | parts/suspension | glossary
klachi | parts/clutch | English clutch
gia boksi, giaboksi | parts/gearboxes | English gearbox
rejeta, redieta | parts/radiators | garage word
feni ya rejeta | parts/radiator-fans | garage word
betri, beteri | parts/batteries | standard Swahili
tairi, matairi | parts/tyres | standard Swahili
rimu | parts/rims-and-fittings | English rim
taa ya mbele, taa za mbele | parts/headlights | glossary
taa ya nyuma, taa za nyuma | parts/tail-lights | glossary
bampa | parts/front-bumpers | garage word
boneti | parts/bonnets | garage word
fenda | parts/front-wings | garage word
kioo cha mbele | parts/windscreens | glossary
kioo cha pembeni, vioo vya pembeni | parts/door-mirrors | glossary
mlango wa gari, milango ya gari | parts/doors | glossary
viti vya gari | parts/seats | glossary
injini kamili | parts/complete-engines | glossary
plagi | parts/spark-plugs | English plug
pampu ya maji | parts/water-pumps | glossary
pampu ya mafuta | parts/fuel-pumps | glossary
chujio la hewa | parts/air-filters | glossary
chujio la oili | parts/oil-filters | glossary
chujio la mafuta | parts/fuel-filters | glossary
chujio, filta | parts/filters | glossary; garage word
oili, oili ya injini | parts/engine-oils | glossary
alteneta | parts/alternators | garage word
stata | parts/starter-motors | garage word
difu | parts/differentials | garage word
beringi | parts/wheel-bearings | garage word
boli jointi | parts/ball-joints | garage word
tairodi, tairodi endi | parts/tie-rod-ends | garage word
ekzosi, egzosi | parts/exhaust | garage word
sailensa | parts/silencers | garage word
waipa | parts/wiper-blades | garage word
tabo | parts/turbochargers | garage word
gasketi | parts/head-gaskets | garage word
`

/** Words between words; nothing beside a word of the language. */
export const swahiliLinks = 'ya la wa kwa na za cha vya ni yenye lenye wenye'
