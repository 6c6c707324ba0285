/** What buyers in Congo, Burundi and Madagascar type; the form is that of swahili.data.ts. */
export const french = `
voiture, voitures, véhicule, véhicules, automobile, automobiles, bagnole | vehicle | any vehicle
petite voiture, petites voitures, citadine, citadines, voiture compacte | hatchback | small car
berline, berlines | sedan | glossary
voiture break, break familial | wagon | break alone is English
voiture 4x4, voitures 4x4, véhicule 4x4, véhicules 4x4, tout-terrain, véhicule tout-terrain | suv | any off-road car
simple cabine, cabine simple | pickup | glossary
double cabine, cabine double | double cab | glossary
camionnette, camionnettes | pickup van | a pick-up in Kinshasa and Bujumbura, a van elsewhere
fourgon, fourgons, fourgonnette, fourgonnettes | van | glossary
monospace, monospaces, voiture familiale | mpv | family car
taxi-bus, taxibus, taxi-be, taxi-brousse | minibus | the shared taxis of Kinshasa and Madagascar
autobus, autocar, autocars | bus | car alone is English
camion, camions, poids lourd, poids lourds, camion benne, camion-benne | truck | glossary
tracteur routier, tête de camion, tête tractrice | prime mover | what draws a trailer
utilitaire, utilitaires, véhicule utilitaire, véhicules utilitaires | commercial | for business
moto, motos, mobylette, taxi-moto, moto-taxi, wewa | motorcycle | wewa is the taxi of Kinshasa; moto is Portuguese, too
pelleteuse, pelle mécanique, excavatrice | excavator | machinery
essence | petrol | glossary
gasoil, gas-oil, gazole, mazout | diesel | mazout is Congolese
hybride, hybrides | hybrid | glossary
électrique, électriques | electric | glossary
automatique, automatiques, boîte automatique, boîte auto | automatic | glossary
manuelle, boîte manuelle | manual | glossary
volant à droite, volant droit, conduite à droite | right hand drive | glossary
volant à gauche, volant gauche, conduite à gauche | left hand drive | what Congo may import
quatre roues motrices, 4 roues motrices | 4wd | glossary
5 places, cinq places | 5 seater | places
7 places, sept places | 7 seater | places
8 places, huit places | 8 seater | places
blanc, blanche | white | colour
noir, noire | black | colour
rouge | red | colour
bleu, bleue | blue | colour
vert, verte | green | colour
gris, grise | grey | colour
argent, argenté, argentée | silver | colour
jaune | yellow | colour
marron, brun, brune | brown | colour
doré, dorée | gold | colour
nacré, nacrée | pearl | colour
couleur | colour | asks for nothing by itself
occasion, d'occasion | used | every vehicle is
pas cher, pas chère, pas chères, bon marché | cheap | the list begins with the cheapest
acheter, cherche, je cherche | buy | I look for
à vendre, vente | sale | for sale
moins de, en dessous de | under | before an amount
plus de, au-dessus de | over | before an amount
prix | price | asks for nothing by itself
moteur pour | parts/complete-engines | an engine alone is a vehicle's
entre | between | before two amounts; also Portuguese
depuis | since | before a year
jusqu'à | until | before a year or an amount
après | after | before a year
année, années | year | beside a year
moteur | engine | a vehicle has one
pièces, pièce, pièces de rechange, pièce de rechange, pièces détachées, pièces auto, pièces adaptables | parts/vehicle-parts-and-accessories | adaptable is the market's word
accessoires | parts/accessories | extras
frein, freins, freinage | parts/braking | glossary
plaquettes, plaquettes de frein, plaquette de frein | parts/brake-pads | glossary
disque de frein, disques de frein | parts/brake-discs | glossary
mâchoires de frein, mâchoire de frein, mâchoires | parts/brake-shoes | glossary
amortisseur, amortisseurs | parts/shock-absorbers | glossary
ressort, ressorts | parts/coil-springs | glossary
embrayage | parts/clutch | glossary
boîte de vitesses, boîte de vitesse, boîte à vitesses | parts/gearboxes | glossary
radiateur, radiateurs | parts/radiators | glossary
ventilateur | parts/radiator-fans | glossary
batterie, batteries | parts/batteries | glossary
phare, phares | parts/headlights | glossary
feu arrière, feux arrière, feux arrières | parts/tail-lights | glossary
pare-chocs, pare-choc | parts/front-bumpers | glossary
capot | parts/bonnets | glossary
aile avant, ailes avant | parts/front-wings | glossary
pare-brise, parebrise | parts/windscreens | glossary
rétroviseur, rétroviseurs, rétro | parts/door-mirrors | glossary
portière, portières | parts/doors | glossary
siège, sièges | parts/seats | glossary
moteur complet | parts/complete-engines | glossary
démarreur | parts/starter-motors | glossary
alternateur | parts/alternators | glossary
bougie, bougies, bougie d'allumage, bougies d'allumage | parts/spark-plugs | glossary
pompe à eau | parts/water-pumps | glossary
pompe à carburant, pompe à essence | parts/fuel-pumps | glossary
pompe à injection | parts/diesel-injection-pumps | glossary
filtre à air | parts/air-filters | glossary
filtre à huile | parts/oil-filters | glossary
filtre à carburant, filtre à gasoil | parts/fuel-filters | glossary
filtre, filtres | parts/filters | glossary
huile, huile moteur | parts/engine-oils | glossary
courroie de distribution | parts/timing-belts | glossary
courroie | parts/drive-belts | glossary
rotule, rotules | parts/ball-joints | glossary
rotule de direction | parts/tie-rod-ends | glossary
crémaillère | parts/steering-racks | glossary
roulement, roulements | parts/wheel-bearings | glossary
cardan, cardans | parts/drive-shafts | glossary
différentiel | parts/differentials | glossary
échappement, pot d'échappement | parts/exhaust | glossary
silencieux | parts/silencers | glossary
essuie-glace, essuie-glaces | parts/wiper-blades | glossary
joint de culasse | parts/head-gaskets | glossary
culasse | parts/cylinder-heads | glossary
injecteur, injecteurs | parts/petrol-injectors | glossary
ceinture de sécurité | parts/seat-belts | glossary
calculateur | parts/engine-control-units | glossary
`

export const frenchLinks = 'de du des la le les d l et en avec pour un une au aux à et'
