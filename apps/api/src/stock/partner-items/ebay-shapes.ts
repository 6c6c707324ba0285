import sanitizeHtml from 'sanitize-html'
import { array, type InferType, number, object, string } from 'yup'
import { fromDecimal } from '../../core/money.ts'
import { ebayCars } from './categories.ts'
import type { ItemCard, ItemPicture, ItemSpecs, PartnerItem } from './partner-source.ts'

/** The parts of the Browse API's answers that are read; everything else in them is ignored. */

const money = object({ value: string().required(), currency: string().required().length(3) })
const image = object({ imageUrl: string().required().max(2048) })

const summary = object({
  itemId: string().required().max(255),
  title: string().required().max(2000),
  price: money.optional().default(undefined),
  currentBidPrice: money.optional().default(undefined),
  image: image.optional().default(undefined),
  buyingOptions: array(string().required()).default([]),
})

export const pageShape = object({
  total: number().required().integer().min(0),
  itemSummaries: array(summary).default([]),
})

const aspect = object({ name: string().required(), value: string().required() })
const availability = object({
  estimatedAvailabilityStatus: string(),
  estimatedAvailableQuantity: number().integer().min(0),
  availabilityThreshold: number().integer().min(0),
})

export const itemShape = summary.concat(
  object({
    additionalImages: array(image).default([]),
    shortDescription: string(),
    description: string(),
    condition: string(),
    brand: string(),
    categoryId: string(),
    categoryIdPath: string(),
    localizedAspects: array(aspect).default([]),
    estimatedAvailabilities: array(availability).default([]),
    itemEndDate: string(),
  }),
)

type Summary = InferType<typeof summary>
type Item = InferType<typeof itemShape>

/** Null without a price: there is nothing to show and nothing to sell. */
export function cardFrom({ itemId, title, image, ...offer }: Summary): ItemCard | null {
  const isAuction = isAuctioned(offer)
  // A listing with bids shows what has been bid.
  const asked = isAuction ? (offer.currentBidPrice ?? offer.price) : offer.price
  const price = fromDecimal(asked?.value ?? '')
  if (!asked || price === null || price < 0) return null
  return {
    id: itemId,
    title: title.slice(0, 255),
    price,
    currency: asked.currency,
    picture: pictureFrom(image),
    transmission: null,
    fuelType: null,
    isAuction,
  }
}

/** With Buy It Now beside the bidding it can be bought like any other item. */
function isAuctioned({ buyingOptions }: Pick<Summary, 'buyingOptions'>): boolean {
  return buyingOptions.includes('AUCTION') && !buyingOptions.includes('FIXED_PRICE')
}

/** Only what the browser is allowed to fetch. */
export const pictureOrigin = 'https://i.ebayimg.com'

function pictureFrom(image: { imageUrl: string } | undefined): ItemPicture | null {
  if (!image || !URL.canParse(image.imageUrl)) return null
  const address = new URL(image.imageUrl)
  address.protocol = 'https:'
  return address.origin === pictureOrigin ? { address: address.href } : null
}

export function itemFrom(item: Item): PartnerItem | null {
  const card = cardFrom(item)
  if (!card) return null
  const { specs, facts } = specsFrom(item)
  const isCar = (item.categoryIdPath ?? item.categoryId ?? '').split('|').includes(ebayCars)
  const pictures = [item.image, ...item.additionalImages].flatMap((one) => pictureFrom(one) ?? [])
  return {
    ...card,
    transmission: specs.transmission ?? null,
    fuelType: specs.fuel_type ?? null,
    category: item.categoryId ?? '',
    class: isCar ? 'cars' : 'other',
    pictures,
    description: textOf(item),
    condition: item.condition ?? 'Not declared',
    specs,
    facts,
    quantity: quantityOf(item),
    endsAt: dateOf(item.itemEndDate),
    // Each variation is an item of its own there.
    size_choices: null,
    colour_choices: null,
  }
}

/** The names under which sellers give what our specification lists. */
const aspectNames: Readonly<Record<string, keyof ItemSpecs>> = {
  make: 'manufacturer',
  manufacturer: 'manufacturer',
  brand: 'manufacturer',
  model: 'model',
  mileage: 'mileage',
  year: 'model_year',
  'model year': 'model_year',
  engine: 'engine_size',
  'engine size': 'engine_size',
  transmission: 'transmission',
  'fuel type': 'fuel_type',
  'body type': 'body_type',
  'number of doors': 'doors',
  doors: 'doors',
}

function specsFrom({ localizedAspects, brand }: Item) {
  const specs: ItemSpecs = brand ? { manufacturer: brand } : {}
  const facts: PartnerItem['facts'] = []
  for (const { name, value } of localizedAspects) {
    const key = name.toLowerCase()
    const known = Object.hasOwn(aspectNames, key) ? aspectNames[key] : undefined
    if (known !== undefined && (specs[known] ?? value) === value) specs[known] = value
    else facts.push({ Name: name, Value: value })
  }
  return { specs, facts }
}

const longestText = 4000

/** Sellers write whole web pages; only their words are kept. */
function textOf({ shortDescription, description }: Item): string {
  const html = shortDescription || (description ?? '')
  const broken = html.replaceAll(/<(br|\/p|\/div|\/li|\/h\d|\/tr)[^>]*>/gi, ' - ')
  const text = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
  return unescape(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\s*-\s){2,}/g, ' - ')
    .replaceAll(/^[\s-]+|[\s-]+$/g, '')
    .slice(0, longestText)
}

/** The only entities that the sanitiser leaves; our pages write text, not HTML. */
function unescape(text: string): string {
  const characters = { lt: '<', gt: '>', quot: '"', amp: '&' }
  return text.replaceAll(
    /&(lt|gt|quot|amp);/g,
    (_, name: keyof typeof characters) => characters[name],
  )
}

/** An exact number, or a lower bound: then as many as one order takes. */
function quantityOf({ estimatedAvailabilities: [stock] }: Item): number {
  if (!stock || stock.estimatedAvailabilityStatus === 'OUT_OF_STOCK') return 0
  return stock.estimatedAvailableQuantity ?? stock.availabilityThreshold ?? 1
}

function dateOf(text: string | undefined): Date | null {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? null : date
}
