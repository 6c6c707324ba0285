import { expect, it } from 'vitest'
import type { LandedCard } from '../../stock/catalogue/landed-price/destination-pricer.ts'
import { CardCache } from './card-cache.ts'
import type { PriceClass } from './class-pricer.ts'

const priceClass = (origin: string): PriceClass => ({
  car: { importer: 'private', origin },
  listPrices: new Map(),
})
const card = (known: number) => ({ known_low: String(known) }) as LandedCard

it('finds a card by the class of its facts and the price, and no other', () => {
  const cards = new CardCache()
  const [japan, britain] = [priceClass('JP'), priceClass('GB')]
  cards.set('one', japan, { price: 100, card: card(1) })
  cards.set('two', japan, { price: 200, card: card(2) })
  cards.set('three', britain, { price: 100, card: card(3) })
  expect(cards.classOf('two')).toBe(japan)
  expect(cards.classOf('four')).toBeUndefined()
  // Facts that a country treats alike have the same price.
  expect(cards.get(japan, 100)).toEqual(card(1))
  expect(cards.get(britain, 100)).toEqual(card(3))
  expect(cards.get(britain, 200)).toBeUndefined()
})

it('never holds more than its maximum', () => {
  const cards = new CardCache()
  const one = priceClass('JP')
  for (let price = 0; price < 20_000; price += 1)
    cards.set('one', one, { price, card: card(price) })
  expect(cards.get(one, 0)).toEqual(card(0))
  cards.set('one', one, { price: 20_000, card: card(20_000) })
  expect(cards.get(one, 0)).toBeUndefined()
  expect(cards.get(one, 20_000)).toEqual(card(20_000))
})
