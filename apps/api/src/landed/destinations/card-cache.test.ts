import { expect, it } from 'vitest'
import type { LandedCard } from '../../stock/catalogue/landed-price/destination-pricer.ts'
import { KeptCards } from './card-cache.ts'
import type { Alike } from './class-pricer.ts'

const kind = (origin: string): Alike => ({
  car: { importer: 'private', origin },
  listPrices: new Map(),
})
const card = (known: number) => ({ known_low: String(known) }) as LandedCard

it('tells of facts what was said of their kind at that price, and of nothing else', () => {
  const cards = new KeptCards()
  const [japan, britain] = [kind('JP'), kind('GB')]
  cards.keep('one', japan, { price: 100, card: card(1) })
  cards.keep('two', japan, { price: 200, card: card(2) })
  cards.keep('three', britain, { price: 100, card: card(3) })
  expect(cards.kindOf('two')).toBe(japan)
  expect(cards.kindOf('four')).toBeUndefined()
  // Facts that a country treats alike have the same price.
  expect(cards.of(japan, 100)).toEqual(card(1))
  expect(cards.of(britain, 100)).toEqual(card(3))
  expect(cards.of(britain, 200)).toBeUndefined()
})

it('holds no more than there is room for', () => {
  const cards = new KeptCards()
  const one = kind('JP')
  for (let price = 0; price < 20_000; price += 1)
    cards.keep('one', one, { price, card: card(price) })
  expect(cards.of(one, 0)).toEqual(card(0))
  cards.keep('one', one, { price: 20_000, card: card(20_000) })
  expect(cards.of(one, 0)).toBeUndefined()
  expect(cards.of(one, 20_000)).toEqual(card(20_000))
})
