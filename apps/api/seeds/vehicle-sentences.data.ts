import type { Condition } from './vehicle-draw.ts'
import type { Body, Fuel } from '../reference/vehicle-notation.ts'

/** The facts that the sentences may mention. */
export type Story = {
  /** `Toyota Hilux`, `Hilux`, `2016`. */
  name: string
  model: string
  year: string
  /** `86,420 km` or `6,120 hours`. */
  use: string
  colour: string
  city: string
  area: string
  /** `1.5-litre petrol`, `40 kWh electric`. */
  engine: string
  gearbox: string
  seats: string
  /** Two to four things it is equipped with. */
  extras: string
  units: number
}

export type Sentence = (story: Story) => string

type OpeningKind =
  | 'Japan'
  | 'UK'
  | 'other'
  | 'local'
  | 'local work'
  | 'new'
  | 'lot'
  | 'heavy'
  | 'machine'
  | 'bike'

export const openings: Record<OpeningKind, readonly Sentence[]> = {
  Japan: [
    (s) => `${s.year} ${s.name} in ${s.colour}, standing in our ${s.city} yard and ready to ship.`,
    (s) => `This ${s.model} was bought at auction in Japan and is now at our yard in ${s.city}.`,
    (s) => `One-owner ${s.model} from Japan, deregistered for export and parked in ${s.city}.`,
    (s) => `${s.name} taken in part exchange by a dealer in Japan, now stocked in ${s.city}.`,
    (s) => `Japanese-market ${s.name}, used on paved roads only and garaged by its last owner.`,
    (s) => `Fresh arrival in ${s.city}: ${s.year} ${s.name}, ${s.colour}.`,
    (s) => `Former lease vehicle, maintained on schedule until it was sold to us in ${s.city}.`,
    (s) => `Clean ${s.colour} ${s.model}, inspected by our staff when it reached ${s.city}.`,
  ],
  UK: [
    (s) => `UK-registered ${s.name} in ${s.colour}, now at our ${s.city} compound for export.`,
    (s) => `${s.year} ${s.name} bought from a franchised dealer and held near ${s.city} docks.`,
    (s) => `Right-hand-drive ${s.model} from the UK, two previous keepers on the V5C.`,
    (s) => `This ${s.model} came from a British leasing fleet and is stocked in ${s.city}.`,
    (s) => `${s.name} with a UK history, checked against the finance and write-off registers.`,
  ],
  other: [
    (s) => `${s.year} ${s.name} in ${s.colour}, in stock at our ${s.city} yard.`,
    (s) => `This ${s.model} was traded in locally and is kept under cover in ${s.city}.`,
    (s) => `${s.name} ready for collection or shipment from ${s.city}.`,
    (s) => `Well-kept ${s.colour} ${s.model}, bought from its first owner and held in ${s.city}.`,
    (s) => `Ex-company ${s.model}, released after fleet renewal and stored in ${s.city}.`,
  ],
  local: [
    (s) => `${s.year} ${s.name} in ${s.colour}, available for viewing at ${s.area}, ${s.city}.`,
    (s) => `Locally registered ${s.model}, owner-driven and kept in ${s.city}.`,
    (s) => `Neat ${s.name} on sale in ${s.city}; the logbook is in the seller's name.`,
    (s) => `Selling our ${s.year} ${s.model} because the family needs a different vehicle.`,
    (s) => `Recently imported ${s.name}, duty paid and cleared, parked at ${s.area}, ${s.city}.`,
    (s) => `${s.colour.charAt(0).toUpperCase() + s.colour.slice(1)} ${s.model}, one owner in Kenya, used mostly for commuting in ${s.city}.`,
  ],
  'local work': [
    (s) => `${s.year} ${s.name} in ${s.colour}, earning daily and available for viewing in ${s.city}.`,
    (s) => `Locally registered ${s.name}, on sale in ${s.city} because the business is renewing its fleet.`,
    (s) => `${s.name} with valid inspection and insurance, parked at ${s.area}, ${s.city}.`,
    (s) => `One-company ${s.model}, kept by the same crew and serviced in ${s.city}.`,
  ],
  heavy: [
    (s) => `${s.year} ${s.name} released by a fleet after scheduled replacement, now in ${s.city}.`,
    (s) => `${s.colour.charAt(0).toUpperCase() + s.colour.slice(1)} ${s.name}, in our ${s.city} yard and ready to load.`,
    (s) => `One-company ${s.model}, serviced on contract and parked in ${s.city}.`,
    (s) => `Hard-working ${s.name} with plenty of life left, bought direct from its operator.`,
    (s) => `This ${s.model} drove into our ${s.city} yard under its own power.`,
  ],
  machine: [
    (s) => `${s.year} ${s.name} from a rental fleet, standing in our ${s.city} yard.`,
    (s) => `${s.name} bought from a contractor at the end of a project and now in ${s.city}.`,
    (s) => `This ${s.model} was inspected and driven by our operator in ${s.city}.`,
    (s) => `${s.name}, one owner from new, used on drainage and house foundations.`,
  ],
  bike: [
    (s) => `${s.year} ${s.name} in ${s.colour}, stocked in ${s.city}.`,
    (s) => `${s.name} taken in part exchange and kept indoors in ${s.city}.`,
    (s) => `One-rider ${s.model}, never raced, ready to ship from ${s.city}.`,
    (s) => `Tidy ${s.colour} ${s.model} with its original exhaust and papers, in ${s.city}.`,
  ],
  new: [
    (s) => `Brand-new ${s.name}, unregistered, supplied from ${s.city}.`,
    (s) => `New ${s.year} ${s.name}, uncrated and assembled in ${s.city}.`,
    (s) => `Unused ${s.name} with the maker's papers, held in ${s.city}.`,
  ],
  lot: [
    (s) => `Lot of ${s.units} matching units; the price is for one and they may be bought singly.`,
    (s) => `${s.units} of these are available in ${s.city}, same year and specification; price per unit.`,
  ],
}

export const odometer: Record<'Japan' | 'UK' | 'other' | 'local' | 'machine', readonly Sentence[]> = {
  Japan: [
    (s) => `The odometer reads ${s.use}, the same as on the auction sheet.`,
    (s) => `${s.use} on the clock, in line with the export certificate.`,
    (s) => `Mileage is ${s.use}; a JEVIC or QISJ reading can be ordered before payment.`,
    (s) => `It has covered ${s.use} and the reading raised no remark at auction.`,
    (s) => `Shows ${s.use}; the maintenance book is in the glove box.`,
  ],
  UK: [
    (s) => `It has covered ${s.use}, consistent with its MOT records.`,
    (s) => `${s.use} on the clock; every MOT reading is available on request.`,
    (s) => `Odometer ${s.use}, converted from the miles on the dashboard.`,
  ],
  other: [
    (s) => `The dashboard shows ${s.use}; the reading has not been independently verified.`,
    (s) => `${s.use} on the clock, supported by the service stamps we have.`,
    (s) => `It has covered ${s.use}, mostly on the highway.`,
  ],
  local: [
    (s) => `It has done ${s.use} and was last serviced within the past 5,000 km.`,
    (s) => `${s.use} on the clock, with receipts for the recent services.`,
    (s) => `Mileage ${s.use}; bring your mechanic, or we can meet at a garage you choose.`,
  ],
  machine: [
    (s) => `The hour meter shows ${s.use}; we ran it up to temperature before listing it.`,
    (s) => `${s.use} on the meter, with steady oil pressure and no overheating under load.`,
    (s) => `Worked ${s.use}; pins and bushes were greased and measured in the yard.`,
  ],
}

export const states: Record<Condition, readonly Sentence[]> = {
  new: [
    () => `No running-in has been done beyond the road test.`,
    () => `Toolkit, mirrors and owner's manual are packed with it.`,
  ],
  excellent: [
    () => `Auction grade 4.5, interior B: only light stone chips on the bonnet.`,
    () => `Body and cabin are close to new; there is no rust underneath.`,
    () => `Very clean inside and out, non-smoker, all four tyres have good tread.`,
    () => `No paintwork has been done and the panel gaps are even all round.`,
  ],
  good: [
    () => `Auction grade 4: small scratches on both bumpers and normal wear on the driver's seat.`,
    () => `Straight body with a few door-edge marks; nothing that needs repair.`,
    () => `The cabin is tidy, the dashboard uncracked and all electrics work.`,
    () => `Light surface rust on the subframes, otherwise sound underneath.`,
    () => `Normal marks for its age; the windscreen is free of chips.`,
    () => `Tyres are about half worn, brakes feel firm and it drives straight.`,
  ],
  fair: [
    () => `Auction grade 3.5: scratches on several panels and a dent on the rear door.`,
    () => `It needs two tyres and a polish; mechanically it starts and drives well.`,
    () => `Paint has faded on the roof and bonnet, and the price takes that into account.`,
    () => `Seats are worn and one fog light is cracked; no warning lights are on.`,
    () => `The front shock absorbers are due soon, otherwise it drives as it should.`,
  ],
  repaired: [
    () => `Grade RA: the front left corner was repaired and repainted; the chassis is straight.`,
    () => `Accident history declared: rear panel replaced, alignment checked afterwards.`,
    () => `Repaired on the right side before we bought it; panel work is visible from close by.`,
  ],
}

/** Condition in words for heavy vehicles and two-wheelers, where car grades say little. */
export const plainStates: Record<Exclude<Condition, 'new'>, readonly Sentence[]> = {
  excellent: [
    () => `Excellent throughout, no leaks and no play where it should not be.`,
    () => `Better than its age suggests; it can go to work the day it lands.`,
  ],
  good: [
    () => `Good working order, with wear that fits its age.`,
    () => `Starts at the first turn and everything on it works.`,
    () => `Sound and straight, with paint chips and scratches from normal work.`,
  ],
  fair: [
    () => `Cosmetically tired but it works as it should.`,
    () => `It needs paint and a service, which the price allows for.`,
  ],
  repaired: [() => `It was repaired and repainted before we bought it; ask for the details.`],
}

export const engines: Record<Fuel, readonly Sentence[]> = {
  Petrol: [
    (s) => `The ${s.engine} engine starts cold without smoke and the ${s.gearbox} gearbox shifts cleanly.`,
    (s) => `${s.engine} engine, quiet at idle; oil and filter were changed here.`,
    (s) => `Healthy ${s.engine} engine, no leaks, smooth with the ${s.gearbox} box.`,
  ],
  Diesel: [
    (s) => `The ${s.engine} engine pulls well and shows no smoke once warm.`,
    (s) => `${s.engine} engine, dry underneath; the ${s.gearbox} gearbox engages every gear cleanly.`,
    (s) => `Strong ${s.engine} with even compression; the injectors were tested in our workshop.`,
  ],
  Hybrid: [
    (s) => `The ${s.engine} system runs on battery in traffic and shows no fault codes.`,
    () => `Hybrid battery health was read by diagnostic tool and is within the maker's limits.`,
    (s) => `${s.engine} drive; the battery cooling filter has been cleaned.`,
  ],
  Electric: [
    (s) => `${s.engine} drive; the battery state of health is on the inspection sheet.`,
    () => `Comes with its portable charging cable; rapid charging was tested.`,
  ],
  LPG: [(s) => `Factory ${s.engine} engine; the tank is within its test date.`],
}

export const uses: Partial<Record<Body, readonly Sentence[]>> = {
  pickup: [() => `The load bed is straight and the tailgate closes properly.`],
  'double-cab': [
    () => `The load bed is lined and has only light marks.`,
    () => `Low range and the transfer case were tested on a ramp.`,
  ],
  mpv: [(s) => `All ${s.seats} seats are in place and the rows fold and slide as they should.`],
  van: [
    () => `The load floor is flat and dry, and the side and rear doors run freely.`,
    () => `Rear seats fold away, leaving room for a standard pallet.`,
  ],
  minibus: [
    (s) => `${s.seats} seats, all belted, with a clear aisle.`,
    () => `Suited to shuttle, school or PSV work; the roof and seat frames are sound.`,
  ],
  bus: [
    (s) => `${s.seats} seats with intact upholstery; the door and the saloon lights work.`,
    () => `The floor was opened and the cross-members are free of heavy rust.`,
  ],
  truck: [
    () => `The body is straight, the floor has no holes and the cab tilts freely.`,
    () => `The chassis rails were checked for cracks and welds; none were found.`,
    () => `Springs, U-bolts and tyres passed our yard inspection.`,
  ],
  'tractor-unit': [
    () => `The fifth wheel has little play and all air lines hold pressure overnight.`,
    () => `The cab is clean with a usable bunk; drive tyres have more than 8 mm left.`,
  ],
  excavator: [
    () => `Slew, travel and boom respond evenly and the cylinders are dry.`,
    () => `The bucket teeth were renewed and the pins show little play.`,
  ],
}

export const closings: Record<'export' | 'local', readonly Sentence[]> = {
  export: [
    () => `Pre-shipment inspection for your country can be booked from this yard.`,
    () => `Ships RORO or in a shared container; documents follow by courier after sailing.`,
    () => `Price is FOB; freight and insurance depend on your port.`,
    () => `More photographs, the underside included, are sent on request.`,
    () => `Next sailings to Mombasa, Dar es Salaam and Durban are about every two weeks.`,
    () => `It is sold as seen and described here, with the keys and tools it came with.`,
  ],
  local: [
    () => `Viewing by appointment any day, test drive included.`,
    () => `The price is slightly negotiable after viewing.`,
    () => `An NTSA search and a bank valuation are welcome.`,
    () => `Transfer is done on eCitizen the same day the payment clears.`,
    () => `Trade-in is possible; call to discuss.`,
  ],
}
