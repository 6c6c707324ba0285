/**
 * What English-speaking buyers and garages call spares, beside the names of the categories themselves; the form is that of
 * swahili.data.ts. A word that also describes a vehicle is left out. The last rows are what they call a vehicle's drive.
 */
export const english = `
parts, part, spare, spares, spare part, spare parts, auto parts, auto spares, car parts, autoparts | parts/vehicle-parts-and-accessories | the whole tree
engine for, motor for, engine of | parts/complete-engines | an engine alone is a vehicle's
gearbox for, gear box for, transmission for | parts/gearboxes | a gearbox alone is a vehicle's
accessory, car accessories, car accessory | parts/accessories | extras
brakes, brake, brake system | parts/braking | the branch is called Braking
disc brake, disk brakes, disk brake | parts/disc-brakes | British and American spelling
drum brake | parts/drum-brakes | singular
brake linings, brake lining, brake shoe set | parts/brake-shoes | the trade's older word
disc pads, disk pads, brakepad set | parts/brake-pads | what a garage says
brake disk, brake disks, brake rotor, brake rotors, rotors | parts/brake-discs | American
caliper, calipers, brake calliper, brake callipers | parts/brake-calipers | short and the other spelling
brake servo, brake booster servo | parts/brake-boosters | British
master cylinder | parts/brake-master-cylinders | the clutch's is always named with it
abs pump, abs unit | parts/abs-modulators | what a garage says
wheel cylinder brake | parts/wheel-cylinders | what a garage says
shocks, shock absober, shock up, shock ups, shockup, shock absorbers set, dampers | parts/shock-absorbers | garage words; shock-up is East African
springs, coil spring set, lowering springs | parts/coil-springs | short
leaf spring set | parts/leaf-springs | what a garage says
strut mounting, shock mounting, shock mountings | parts/strut-mounts | other name
wishbone, wishbones, suspension arm, suspension arms, lower arm, lower arms | parts/control-arms | British and Japanese trade words
bushing, bushings, bushes, bush kit, suspension bush | parts/suspension-bushes | American; short
sway bar, anti roll bar, stabilizer bar, stabilizer bars | parts/stabiliser-bars | American
sway bar link, sway bar links, stabilizer link, stabilizer links, drop links, drop link | parts/stabiliser-links | American; British
hub bearing, hub bearings, bearing hub | parts/wheel-bearings | other name
power steering rack | parts/power-steering-racks | singular
steering pump | parts/power-steering-pumps | short
tie rod, tie rods, track rod end, track rod ends | parts/tie-rod-ends | American; British
half engine, engine block, short engine | parts/short-blocks | garage words
used engine, engine complete, complete engine, motor engine, engine assembly | parts/complete-engines | garage words
gaskets, head gasket set, cylinder head gasket | parts/head-gaskets | usual meaning
rocker cover gasket, tappet cover gasket | parts/valve-cover-gaskets | British; South African
timing belt kit, cambelt, cam belt | parts/timing-belts | British
fan belt, fan belts, alternator belt, serpentine belt, v belt | parts/drive-belts | other names
engine mounting, engine mountings, motor mount | parts/engine-mounts | other names
oil pan, oil sump | parts/oil-sumps | American
plugs, sparkplug, sparkplugs | parts/spark-plugs | short
ignition coil pack, coil pack, coil packs | parts/ignition-coils | other name
plug wires, plug leads, ht leads | parts/ignition-leads | other names
injectors, injector, injector nozzle, nozzles, injection nozzles | parts/petrol-injectors | usual meaning; diesel is said
diesel nozzle, diesel nozzles | parts/diesel-injectors | what a garage says
injector pump, injection pump, fuel injection pump | parts/diesel-injection-pumps | diesels alone have one
scv valve, scv | parts/suction-control-valves | short
turbo charger, turbo kit | parts/turbochargers | turbo alone is in titles
maf sensor, air flow sensor, airflow sensor, air flow meter, airflow meter | parts/mass-air-flow-sensors | other names
throttle body | parts/throttle-bodies | singular
oil filter set | parts/oil-filters | what a garage says
air cleaner, air cleaners | parts/air-filters | Japanese trade word
pollen filter, ac filter, aircon filter | parts/cabin-filters | other names
filters | parts/filters | the branch
service kit | parts/service-kits | singular
radiator fan, cooling fan, cooling fans | parts/radiator-fans | other name
radiator hose, water hose | parts/radiator-hoses | other name
water pump kit | parts/water-pumps | what a garage says
antifreeze, anti freeze | parts/coolant | other name
aircon compressor, air con compressor, a c compressor, ac pump | parts/ac-compressors | what a garage says
condenser, aircon condenser | parts/ac-condensers | short
heater core | parts/heater-cores | singular
clutch kit set, clutch cover | parts/clutch-kits | what a garage says
clutch disc, clutch plate set | parts/clutch-plates | what a garage says
slave cylinder | parts/clutch-slave-cylinders | the clutch alone has one
gear box, gear boxes, transmission assembly | parts/gearboxes | two words
auto gearbox, automatic gear box, automatic transmission assembly | parts/automatic-gearboxes | short
manual gear box | parts/manual-gearboxes | two words
cv axle, cv shaft, half shaft, half shafts, axle shaft, axle shafts | parts/drive-shafts | other names
prop shaft, propshaft, drive line | parts/propeller-shafts | short
u joint, universal joint cross | parts/universal-joints | short
diff, diffs | parts/differentials | short
muffler, mufflers | parts/silencers | American
catalytic, cat converter, catalytic converter | parts/catalytic-converters | short
o2 sensor, oxygen sensor, lambda sensor | parts/oxygen-sensors | other names
dpf, dpf filter | parts/diesel-particulate-filters | short
starter, starters, starter motor | parts/starter-motors | short
car battery, car batteries | parts/batteries | usual meaning
hybrid battery pack | parts/hybrid-batteries | what a garage says
ecu, engine computer, control box, engine control unit | parts/engine-control-units | other names
parking sensor | parts/parking-sensors | singular
power window switch, window switch | parts/window-switches | other name
ignition switch | parts/ignition-switches | singular
wiring harness, wiring loom | parts/wiring-looms | American
hooter, car horn | parts/horns | East and southern African
wipers, wiper, wiper blade set | parts/wiper-blades | short
head light, head lights, headlamp, headlamps, head lamp, head lamps | parts/headlights | two words; lamp
tail light, taillight, taillights, tail lamp, tail lamps, rear light, rear lights, back light, back lights, stop light, stop lights | parts/tail-lights | other names
fog light, foglight, foglights, fog lamp, fog lamps | parts/fog-lights | other names
indicator, indicators, indicator light, turn signal, turn signals | parts/indicator-lights | British; American
bulb, bulbs, headlight bulb | parts/headlight-bulbs | usual meaning
light bar, led bar | parts/led-light-bars | short
spot light, spotlight, spotlights | parts/spot-lights | one word
bumper, bumpers, front bumper | parts/front-bumpers | usual meaning
rear bumper, back bumper, back bumpers | parts/rear-bumpers | other name
bonnet, hood, hoods, engine hood | parts/bonnets | American
grill, grills, grille, front grill, front grille | parts/grilles | other spelling
fender, fenders, front wing, wing panel | parts/front-wings | American
fender liner, fender liners | parts/wing-liners | American
side mirror, side mirrors, wing mirror, wing mirrors, rear view mirror, mirror, mirrors, door mirror, driving mirror | parts/door-mirrors | other names
car door, car doors, door shell | parts/doors | doors alone are counted
door handle | parts/door-handles | singular
window winder, window regulator, window motor | parts/window-regulators | other names
windscreen, windshield, windshields, front glass, front screen | parts/windscreens | American
door lock | parts/door-locks | singular
door rubber, door seal, rubber beading, beading | parts/weatherstrips | other names
boot lid, tailgate, tail gate, back door | parts/tailgates | other names
tailgate shock, tailgate shocks, boot shocks, gas strut, gas struts | parts/tailgate-struts | other names
spoiler, rear spoiler, wing spoiler | parts/spoilers | singular
mud flap, mud flaps, mud guard, mud guards | parts/mudguards | other names
seat cover, car seat covers | parts/seat-covers | singular
car seat, car seats, front seat, front seats | parts/seats | seats alone are counted
floor mat, car mat, car mats, carpet, carpets | parts/floor-mats | other names
speedometer, instrument cluster, speedo, clocks cluster | parts/instrument-clusters | other names
dash, dash board | parts/dashboards | short
steering wheel | parts/steering-wheels | a side of steering is said otherwise
seat belt, seatbelt, seatbelts, safety belt | parts/seat-belts | one word
clock spring, spiral cable, airbag spring | parts/airbag-clock-springs | Japanese trade word
tyre, tire, tires, tyres set | parts/tyres | American
tube, tubes | parts/inner-tubes | short
rim, rims, alloy wheels, alloy wheel, alloys, sports rims, sport rims, mag wheels, mags | parts/alloy-rims | usual meaning; southern African
steel wheels, steel wheel | parts/steel-rims | other name
hub cap, hub caps, hubcap, hubcaps, wheel cover, wheel covers, wheel cap | parts/wheel-caps | other names
lug nut, lug nuts, wheel nut | parts/wheel-nuts | American
bull bar, bullbar, bullbars, nudge bar, nudge bars | parts/bull-bars | one word; other name
roof rack, roofrack, roof carrier, roof box, roof boxes, roof rails, roof rail, cargo box | parts/roof-racks | what is carried on a roof
side step, running board, running boards, side bars | parts/side-steps | American
snorkel | parts/snorkels | singular
tow bar, towbar, towbars, tow hitch, tow hook, trailer hitch | parts/tow-bars | other names
canopy, pickup canopy | parts/canopies | singular
winch | parts/winches | singular
car radio, radio, car stereo, head unit, android radio, car audio, stereo | parts/car-radios | other names
speaker, car speaker, car speakers | parts/speakers | singular
subwoofer, subwoofers, woofer, amplifier, amplifiers, amp | parts/subwoofers-and-amplifiers | either half
reverse camera, back camera, backup camera, reversing camera, dash cam, dashcam | parts/reverse-cameras | other names
alarm, car alarm, tracker, car tracker, gps tracker | parts/alarms-and-trackers | either half
key, car key, car keys, smart key, remote key, key fob | parts/remote-keys | other names
engine oil, motor oil, oil 5w30, lubricant | parts/engine-oils | other names
grease | parts/greases-and-additives | singular
gear oil, transmission fluid, atf, gearbox oils | parts/gearbox-oil | other names
steering fluid, power steering oil | parts/power-steering-fluid | other names
car cover | parts/car-covers | singular
jack, car jack, tool kit, tool kits, toolkit, first aid kit, life saver, triangle | parts/tools-and-emergency-kits | what a car must carry
charging cable, ev cable | parts/charging-cables | singular
wall charger, home charger, ev charger | parts/wall-chargers | other names
inverter | parts/inverters | singular
sprocket, sprockets, chain sprocket, chain and sprocket | parts/chain-and-sprocket-kits | either half
carburetor, carburetors, carburettor, carb | parts/carburettors | American
handle bar, handle bars | parts/handlebars | two words
air compressor truck, truck compressor | parts/air-compressors | what a garage says
fifth wheel, 5th wheel | parts/fifth-wheels | singular
four wheel drive, 4 wheel drive, four wheel drives | 4wd | how a vehicle's drive is said
all wheel drive, all wheel drives | awd | as before
`
