import type { Language } from '@bandari/i18n'
import { acceptanceOf } from './acceptance.ts'
import type { LandedPriceOfLine } from './basket-landed-prices.ts'
import type { OrderLandedPrice } from './order-landed.store.ts'

/**
 * The prices as the order stores them, each with the sentence that the buyer accepted, and those that were not
 * accepted.
 */
export function acceptImports(
  prices: readonly LandedPriceOfLine[],
  given: readonly string[],
  language: Language,
): { landedPrices: OrderLandedPrice[]; unread: LandedPriceOfLine[] } {
  const required = prices.map((price) => ({
    price,
    acceptance: acceptanceOf(price.productId, price.answer),
  }))
  return {
    landedPrices: required.map(({ price, acceptance }) => {
      const { position, productId, asked, answer, answeredAt } = price
      const tick = { sentence: answer.sentence, language, at: answeredAt }
      const accepted = acceptance === null ? null : tick
      return { position, productId, asked, answer, answeredAt, accepted }
    }),
    unread: required.flatMap(({ price, acceptance }) =>
      acceptance === null || given.includes(acceptance) ? [] : [price],
    ),
  }
}
