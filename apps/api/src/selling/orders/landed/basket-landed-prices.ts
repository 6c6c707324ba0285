import type { Context } from '../../../core/context.ts'
import { slugOf } from '../../../core/slug.ts'
import type { Language } from '@bandari/i18n'
import type { Contents, ContentsLine } from '../../basket/contents.ts'
import { fromMinor } from '../../../landed/amounts.ts'
import { answerLandedPrice, arrivalOf } from '../../../landed/answer-landed-price.ts'
import { findListedCar } from '../../../landed/product-facts.store.ts'
import type { LandedPriceQuery } from '../../../landed/question.ts'
import { readImportRules } from '../../../landed/rules.store.ts'
import type { CountryRules } from '../../../landed/rules.ts'
import { unitShare } from '../../../pricing/cost-lines/read-extras.ts'
import { isDetermined } from '../../../pricing/tariffs/tariff.ts'
import { titleWithChoice } from '../../../stock/catalogue/product/choices.ts'
import type { OrderLandedPrice } from './order-landed.store.ts'

/** The landed price of one of a basket's lines, before the order is written. */
export type LandedPriceOfLine = Omit<OrderLandedPrice, 'accepted'> & {
  line: ContentsLine
  title: string
}

interface Journey {
  contents: Contents
  /** The code of the order's destination; null while nobody knows it. */
  country: string | null
  /** Names by which the consignee's town may be known. */
  towns: readonly string[]
  /** The language of the sentences. */
  language: Language
}

/** The landed price of every vehicle of a basket for export and whether it may enter, as known now. */
export async function basketLandedPrices(
  context: Pick<Context, 'db' | 'clock' | 'settings'>,
  { contents, country, towns, language }: Journey,
): Promise<LandedPriceOfLine[]> {
  const { db, clock } = context
  const lines = contents.lines.map((line, index) => ({ line, position: index + 1 }))
  const vehicles = lines.filter(({ line }) => isVehicle(line))
  if (country === null || vehicles.length === 0) return []
  const rules = await readImportRules(db, country)
  if (!rules) return []
  const prices: LandedPriceOfLine[] = []
  for (const { line, position } of vehicles) {
    const listed = await findListedCar(db, line.product_id)
    if (listed?.market !== 'export') continue
    const question = { ...questionOf(line, { rules, towns }), language }
    // The same question later is about the same journey.
    const { shipped, to } = arrivalOf(question, { rules, listed, now: clock.now() })
    const asked = { ...question, eta: to, ...(shipped !== undefined && { shipped }) }
    const agreed = agreedFor(line, contents)
    const answer = await answerLandedPrice(context, asked, { rules, listed, agreed })
    prices.push({
      position,
      productId: line.product_id,
      line,
      title: titleWithChoice(line),
      asked,
      answer,
      answeredAt: clock.now(),
    })
  }
  return prices
}

function isVehicle({ class: shelf }: ContentsLine): boolean {
  return shelf === 'cars' || shelf === 'commercial'
}

/** What the quote's answer asks for one piece of a line; insurance is shared by the lines that ask for it. */
function agreedFor(line: ContentsLine, { lines, quotedExtras }: Contents) {
  const insured = lines.filter(({ insurance_requested }) => insurance_requested)
  return {
    inspection: unitShare(quotedExtras.inspection, { of: line, among: lines.filter(isVehicle) }),
    ...(line.insurance_requested && {
      insurance: unitShare(quotedExtras.insurance, { of: line, among: insured }),
    }),
  }
}

function questionOf(
  line: ContentsLine,
  { rules, towns }: { rules: CountryRules; towns: readonly string[] },
): LandedPriceQuery {
  const slug = slugOf(line.port ?? '')
  const port = rules.ports.find(({ name }) => slugOf(name) === slug)?.unlocode
  const city = cityOf(rules, towns)
  return {
    country: rules.country.iso2,
    product: line.product_id,
    shipping: line.shipping_type === 'Container' ? 'CONTAINER' : 'RORO',
    insurance: line.insurance_requested,
    // For one piece: a line may have several.
    price: fromMinor(Math.round(line.net / line.quantity), 'USD'),
    ...(port !== undefined && { port }),
    ...(city !== undefined && { city }),
    ...(isDetermined(line.charge) && { freight: fromMinor(line.charge, 'USD') }),
  }
}

/** The consignee's town if a route to it is known; otherwise the price is the one at the port. */
function cityOf({ routes }: CountryRules, towns: readonly string[]): string | undefined {
  const names = towns.map((text) => text.trim().toLowerCase())
  return routes.find(({ to_city }) => names.includes(to_city.toLowerCase()))?.to_city
}
