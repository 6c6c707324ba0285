import type { ItemSpecs } from '../src/stock/partner-items/partner-source.ts'
import { tints, type Tint } from './illustrations/goods.data.ts'
import { views } from './illustrations/draw.ts'
import type { DemoListing } from './listing.ts'
import {
  type GoodsKind,
  goodsKinds,
  type PartnerCategory,
  partnerCategories,
} from './partner-goods.data.ts'
import { Dice, weighted } from './random.ts'
import { drawVehicle } from './vehicle-draw.ts'
import { drawAsked, vehicleListing } from './vehicle-listing.ts'
import { thousands } from './words.ts'

/** How many items the demo world's partners offer. */
export const partnerItemCount = 3200

/** An item of the embedded partner catalogue. */
export interface DemoItem {
  title: string
  category: PartnerCategory
  keywords: string
  description: string
  condition: string
  isAuction: boolean
  class: 'cars' | 'other'
  specs: ItemSpecs
  facts: { Name: string; Value: string }[]
  /** What a buyer chooses of it. */
  choices: NonNullable<GoodsKind['choices']>
  priceMinor: number
  quantity: number
  /** Of an auction: days until the bidding ends. */
  endsInDays: number | null
  /** Names of drawings. */
  pictures: string[]
}

/** A seed of its own, so that item 7 is independent of listing 7. */
const apart = 70_000_000

/** Item `index` of the partners: the same every day, on any machine. */
export function partnerItemAt(index: number): DemoItem {
  const dice = new Dice(apart + index)
  return dice.chance(0.22) ? carItem(dice, index) : goodsItem(dice)
}

/** Two in five of the partners' cars are under auction. */
function carItem(dice: Dice, index: number): DemoItem {
  const isAuction = dice.chance(0.4)
  const vehicle = drawVehicle(dice, 'export')
  const car = vehicleListing(dice, {
    index: apart + index,
    vehicle,
    asked: drawAsked(dice, vehicle),
  })
  const share = isAuction ? 0.35 + dice.next() * 0.4 : 1
  const points = car.description.split(/\n+|(?<=\.)\s+/).filter((point) => point !== '')
  return {
    title: car.title,
    category: 'cars',
    keywords: `${partnerCategories.cars} car vehicle ${car.make} ${car.model}`,
    description: points.map((point) => point.replace(/\.$/, '')).join(' - '),
    condition: car.condition.startsWith('New') ? 'New' : 'Used',
    isAuction,
    class: 'cars',
    specs: carSpecs(car),
    facts: carFacts(car),
    choices: {},
    priceMinor: Math.round((car.priceMinor * share) / 5000) * 5000,
    quantity: 1,
    endsInDays: isAuction ? dice.between(1, 14) : null,
    pictures: views.map((view) => `${car.body}/${car.colour}/${view}`),
  }
}

function carSpecs(car: DemoListing): ItemSpecs {
  return {
    manufacturer: car.make,
    model: car.model,
    mileage: car.mileage === null ? null : `${thousands(car.mileage)} km`,
    model_year: car.year === null ? null : String(car.year),
    engine_size: car.engineSize,
    transmission: car.transmission,
    fuel_type: car.fuel,
    Petrol: car.fuel === 'Petrol' ? 'Yes' : 'No',
    body_type: car.body,
    Hatchback: car.body === 'hatchback' ? 'Yes' : 'No',
    doors: car.doors === null ? null : String(car.doors),
  }
}

function carFacts({ drive, steering, seats, location }: DemoListing): DemoItem['facts'] {
  const facts = [
    ['Drive', drive],
    ['Steering', steering],
    ['Seats', seats],
    ['Stands in', location],
  ] as const
  return facts.flatMap(([Name, value]) => (value === null ? [] : { Name, Value: String(value) }))
}

const drawKind = weighted(goodsKinds.map((kind): [GoodsKind, number] => [kind, kind.weight]))

function goodsItem(dice: Dice): DemoItem {
  const kind = drawKind(dice)
  const maker = dice.pick(kind.makers)
  const model = dice.pick(kind.models)
  const facts = kind.facts.map(([Name, values]) => ({ Name, Value: factOf(dice, values, model) }))
  const [first] = facts
  const condition = drawCondition(dice, kind)
  // Of a used one there is the one that there is.
  const choices = condition === 'New' ? (kind.choices ?? {}) : {}
  const [min, max] = kind.price
  const cents = (min + (max - min) * dice.next() ** 1.6) * (condition === 'New' ? 1 : 0.6)
  return {
    title: titleOf({ kind, maker, model, first: first?.Value ?? '' }),
    category: kind.category,
    keywords: `${partnerCategories[kind.category]} ${facts.map(({ Value }) => Value).join(' ')}`,
    description: [...kind.points, `Condition: ${condition.toLowerCase()}`].join(' - '),
    condition,
    isAuction: false,
    class: 'other',
    specs: { manufacturer: maker, model },
    facts: facts.filter(({ Name }) => !Object.hasOwn(choices, Name.toLowerCase())),
    choices,
    priceMinor: Math.max(1, Math.round(cents)) * 100 - 1,
    quantity: condition === 'New' ? dice.between(3, 40) : dice.between(1, 3),
    endsInDays: null,
    pictures: picturesOf(dice, kind, facts),
  }
}

/** A model that is called after its size has that size: the 5.5 E gives 5.5 kVA. */
function factOf(dice: Dice, values: readonly string[], model: string): string {
  const size = Number.parseFloat(model)
  return values.find((value) => Number.parseFloat(value) === size) ?? dice.pick(values)
}

function titleOf(parts: { kind: GoodsKind; maker: string; model: string; first: string }): string {
  const { kind, maker, model, first } = parts
  const isFit = kind.facts[0]?.[0] === 'Fits'
  return `${maker} ${model} ${kind.noun}${isFit ? ` for ${first}` : `, ${first.toLowerCase()}`}`
}

function drawCondition(dice: Dice, { isRebuilt = false }: GoodsKind): string {
  const luck = dice.next()
  if (luck < 0.7 || (!isRebuilt && luck < 0.9)) return 'New'
  return isRebuilt && luck < 0.88 ? 'Refurbished' : 'Used'
}

/** In its own colour, where it has one. */
function picturesOf(dice: Dice, { picture }: GoodsKind, facts: DemoItem['facts']): string[] {
  if ('spare' in picture) return [`spare/${picture.spare}`]
  const own = facts.find(({ Name }) => Name === 'Colour')?.Value.toLowerCase()
  const others = Object.keys(tints) as Tint[]
  const tint = others.find((name) => name === own) ?? dice.pick(others)
  return [`item/${picture.goods}/${tint}`]
}
