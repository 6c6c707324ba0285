import type { DemoListing } from './listing.ts'
import type { Dice } from './random.ts'
import type { VehicleDraw } from './vehicle-draw.ts'
import { equipmentOf } from './vehicle-equipment.ts'
import { drawUse, fobUsd, localKes } from './vehicle-price.ts'
import { storyOf } from './vehicle-story.ts'
import { subtitleOf, titleOf } from './vehicle-title.ts'
import { thousands } from './words.ts'

const conditionLabels = {
  new: 'New',
  excellent: 'Used – excellent',
  good: 'Used – good',
  fair: 'Used – fair',
  repaired: 'Used – repaired',
} as const

/** 07xx 555 0xx: it has the form of a Kenyan mobile number, but nobody has it. */
export function drawContact(dice: Dice): string {
  const operator = dice.pick(['701', '710', '712', '720', '722', '733', '741', '757', '768', '790'])
  return `+254 ${operator} 555 ${String(dice.between(0, 99)).padStart(3, '0')}`
}

/** Newer listings are more common: stock sells and is replaced. */
export function drawAgeInDays(dice: Dice): number {
  return Math.floor(401 * dice.next() ** 1.7)
}

export function referenceOf(index: number): string {
  return `BN${100_000 + index}`
}

/** `14-Seater` in the grade outranks the table's usual number of seats. */
function seatsOf({ model, grade }: VehicleDraw): number {
  const stated = /^(\d+)-Seater/.exec(grade?.name ?? '')?.[1]
  return stated === undefined ? model.seats : Number(stated)
}

/** A few exporters sell fleet lots of one vehicle; new motorcycles come by the crate. */
function drawQuantity(dice: Dice, { kind, condition, model }: VehicleDraw): number {
  if (kind === 'local') return 1
  if (condition === 'new') return dice.between(2, 8)
  const chance = model.productClass === 'commercial' ? 0.014 : 0.005
  return dice.chance(chance) ? dice.between(2, 6) : 1
}

function engineSizeOf({ engine }: VehicleDraw): string {
  return engine.fuel === 'Electric' ? `${engine.size} kWh` : `${thousands(engine.size)} cc`
}

export type DemoTerms = { use: number; usd: number }

/** Random kilometres and FOB price; the hand-picked vehicles have their own. */
export function drawAsked(dice: Dice, vehicle: VehicleDraw): DemoTerms {
  const use = drawUse(dice, vehicle)
  return { use, usd: fobUsd(dice, { vehicle, use }) }
}

type Order = { index: number; vehicle: VehicleDraw; asked: DemoTerms }

export function vehicleListing(dice: Dice, { index, vehicle, asked }: Order): DemoListing {
  const { model, engine, kind } = vehicle
  const isLocal = kind === 'local'
  const seats = seatsOf(vehicle)
  const features = equipmentOf(dice, { vehicle, seats })
  const quantity = drawQuantity(dice, vehicle)
  const { use, usd } = asked
  const amount = isLocal ? localKes(dice, { usd, vehicle }) : usd
  return {
    index,
    kind,
    productClass: model.productClass,
    market: isLocal ? 'local' : 'export',
    make: model.make.name,
    makeSlug: model.make.slug,
    model: model.name,
    modelSlug: model.slug,
    title: titleOf(vehicle),
    subtitle: subtitleOf(vehicle, { use, seats }),
    description: storyOf(dice, { vehicle, use, seats, features, quantity }),
    year: vehicle.year,
    engineCc: engine.fuel === 'Electric' ? null : engine.size,
    engineSize: engineSizeOf(vehicle),
    fuel: engine.fuel,
    transmission: vehicle.gearbox,
    body: model.body,
    mileage: model.body === 'excavator' ? null : use,
    colour: vehicle.colour,
    steering: vehicle.steering,
    drive: vehicle.drive,
    doors: model.doors,
    seats,
    location: isLocal ? vehicle.town.location : vehicle.yard.location,
    contact: isLocal ? drawContact(dice) : null,
    priceMinor: amount * 100,
    currency: isLocal ? 'KES' : 'USD',
    quantity,
    condition: conditionLabels[vehicle.condition],
    partNumber: null,
    categoryPath: null,
    drawing: null,
    fit: null,
    createdDaysAgo: drawAgeInDays(dice),
    reference: referenceOf(index),
    features,
  }
}
