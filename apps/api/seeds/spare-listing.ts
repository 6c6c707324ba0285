import { drawingOf } from './drawn-parts.data.ts'
import { engineLabel } from '../src/stock/fitment/engine-label.ts'
import { categoryPathOf } from '../reference/categories.ts'
import type { DemoListing } from './listing.ts'
import { brandNumber, genuineNumber } from './part-number.ts'
import type { Dice } from './random.ts'
import type { SpareCondition, SpareStory } from './spare-sentences.data.ts'
import {
  anyVehicleSentences,
  conditionSentences,
  fitSentences,
  fittingSentences,
  orderSentences,
} from './spare-sentences.data.ts'
import type { SpareFit } from './spare-fit.ts'
import { drawFit, fitsLabel } from './spare-fit.ts'
import type { SpareCategory, SpareIcon } from '../reference/spares.ts'
import { spareCategories } from '../reference/spares.ts'
import { drawTown } from './vehicle-draw.ts'
import { drawAgeInDays, drawContact, referenceOf } from './vehicle-listing.ts'
import { fullName } from '../reference/vehicle-makes.ts'
import { midSentence } from './words.ts'

const noVehicle = {
  year: null,
  engineCc: null,
  engineSize: null,
  fuel: null,
  transmission: null,
  body: null,
  mileage: null,
  colour: null,
  steering: null,
  drive: null,
  doors: null,
  seats: null,
} as const

const conditionFactor: Record<SpareCondition, number> = {
  'New genuine': 1.25,
  'New aftermarket': 0.8,
  'Used – tested': 0.5,
  Refurbished: 0.65,
}

/** Units that are rebuilt on the bench; a lamp or a door is not. */
const rebuilt: ReadonlySet<SpareIcon> = new Set<SpareIcon>([
  'engine',
  'transmission',
  'steering',
  'brakes',
  'cooling',
  'electrical',
])

function drawCondition(dice: Dice, category: SpareCategory): SpareCondition {
  const { mayBeUsed, fitsAnyVehicle, isSalvaged, icon } = category
  if (fitsAnyVehicle) return 'New aftermarket'
  const luck = dice.next()
  const used = luck < 0.9 || !rebuilt.has(icon) ? 'Used – tested' : 'Refurbished'
  if (isSalvaged) return used
  if (!mayBeUsed) return luck < 0.35 ? 'New genuine' : 'New aftermarket'
  if (luck < 0.2) return 'New genuine'
  if (luck < 0.52) return 'New aftermarket'
  return used
}

/** Parts of dearer vehicles cost more, though less than in proportion. */
function drawPrice(
  dice: Dice,
  {
    category,
    fit,
    condition,
  }: { category: SpareCategory; fit: SpareFit | null; condition: SpareCondition },
): number {
  const [min, max] = category.price
  const base = min + (max - min) * dice.next() ** 1.8
  const size = fit === null ? 1 : Math.min(2.4, (fit.model.priceUsd / 22_000) ** 0.4)
  const price = base * size * (fit === null ? 1 : conditionFactor[condition])
  const step = price < 2_000 ? 50 : price < 20_000 ? 100 : 500
  return Math.max(200, Math.round(price / step) * step)
}

function drawQuantity(
  dice: Dice,
  { category, condition }: { category: SpareCategory; condition: SpareCondition },
): number {
  const isOneOff = condition === 'Used – tested' || condition === 'Refurbished'
  if (isOneOff) return dice.between(1, 4)
  if (category.price[1] > 30_000) return dice.between(1, 6)
  return dice.chance(0.5) ? dice.between(1, 8) : dice.between(4, 40)
}

/** A used or genuine part bears its vehicle's make; an aftermarket one its own. */
function brandOf(
  dice: Dice,
  {
    category,
    condition,
    make,
  }: { category: SpareCategory; condition: SpareCondition; make: string | null },
): string {
  if (make !== null && condition !== 'New aftermarket') return make
  return dice.pick(category.brands)
}

function storyOf(
  dice: Dice,
  { story, condition, fit }: { story: SpareStory; condition: SpareCondition; fit: SpareFit | null },
): string {
  const order = dice.pick(orderSentences)(story)
  if (fit === null) return `${dice.pick(anyVehicleSentences)(story)}\n${order}`
  const fits = dice.pick(fitSentences)(story)
  const state = dice.pick(conditionSentences[condition])(story)
  const fitting = dice.pick(fittingSentences)(story)
  return `${fits} ${state}\n${dice.chance(0.5) ? `${fitting} ${order}` : fitting}`
}

type Titled = {
  part: string
  fit: SpareFit | null
  brand: string
  isMakersOwn: boolean
  condition: SpareCondition
}

function titleOf({ part, fit, brand, isMakersOwn, condition }: Titled): string {
  if (fit === null) return `${brand} ${part}`
  const { model, from, to } = fit
  const prefix =
    condition === 'New genuine' ? 'Genuine ' : condition === 'Refurbished' ? 'Refurbished ' : ''
  const suffix = isMakersOwn ? '' : ` (${brand})`
  return `${prefix}${part} for ${fullName(model)} ${from}–${to}${suffix}`
}

export function spareListing(dice: Dice, index: number): DemoListing {
  const category = dice.pick(spareCategories)
  const fit = category.fitsAnyVehicle ? null : drawFit(dice, category)
  const condition = drawCondition(dice, category)
  const part = dice.pick(category.titles)
  const make = fit?.model.make ?? null
  const brand = brandOf(dice, { category, condition, make: make?.name ?? null })
  const isMakersOwn = make !== null && brand === make.name
  const number = isMakersOwn
    ? genuineNumber(dice, { make: make.name, category })
    : brandNumber(dice, brand)
  const town = drawTown(dice)
  const quantity = drawQuantity(dice, { category, condition })
  const fits = fit === null ? '' : fitsLabel(fit)
  const story: SpareStory = {
    part: midSentence(part),
    fits,
    number,
    brand,
    city: town.city,
    area: dice.pick(town.areas),
    quantity,
  }
  return {
    index,
    kind: 'spare',
    productClass: 'parts',
    market: 'local',
    make: make?.name ?? '',
    makeSlug: make?.slug ?? '',
    model: fit?.model.name ?? '',
    modelSlug: fit?.model.slug ?? '',
    title: titleOf({ part, fit, brand, isMakersOwn, condition }),
    subtitle: `${condition} · ${number}`,
    description: storyOf(dice, { story, condition, fit }),
    ...noVehicle,
    location: town.location,
    contact: drawContact(dice),
    priceMinor: drawPrice(dice, { category, fit, condition }) * 100,
    currency: 'KES',
    quantity,
    condition,
    partNumber: number,
    categoryPath: categoryPathOf(category.path, part),
    drawing: drawingOf(part),
    fit: fit && {
      from: fit.from,
      to: fit.to,
      engine: fit.engine && engineLabel(fit.engine),
    },
    createdDaysAgo: drawAgeInDays(dice),
    reference: referenceOf(index),
    features: [],
  }
}
