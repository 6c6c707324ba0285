import { expect, test } from 'vitest'
import { drawingHashes } from './drawings.ts'
import { partnerCategories } from './partner-goods.data.ts'
import { partnerItemAt, partnerItemCount } from './partner-items.ts'

const all = Array.from({ length: partnerItemCount }, (_, index) => partnerItemAt(index))

test('an item is the same every day', () => {
  expect(partnerItemAt(17)).toEqual(all[17])
})

test('every kind of goods is there, and every picture is drawn', () => {
  expect(new Set(all.map(({ category }) => category))).toEqual(
    new Set(Object.keys(partnerCategories)),
  )
  for (const { pictures, title } of all) {
    expect(pictures.length, title).toBeGreaterThan(0)
    for (const name of pictures) expect(drawingHashes.has(name), name).toBe(true)
  }
})

test('only cars are under auction, and each bidding ends', () => {
  const auctions = all.filter(({ isAuction }) => isAuction)
  expect(auctions.length).toBeGreaterThan(100)
  for (const item of all) {
    expect(item.isAuction ? item.class : 'other').toBe(item.isAuction ? 'cars' : 'other')
    expect(item.endsInDays !== null).toBe(item.isAuction)
  }
})

test('new clothes have sizes to choose from, used ones the size that they have', () => {
  const shirts = all.filter(({ title }) => title.includes("men's shirt"))
  const isSized = ({ facts }: (typeof all)[number]) => facts.some(({ Name }) => Name === 'Size')
  for (const shirt of shirts) {
    expect(shirt.choices.size !== undefined, shirt.title).toBe(shirt.condition === 'New')
    expect(isSized(shirt), shirt.title).toBe(shirt.condition !== 'New')
  }
  expect(shirts.some(isSized) && !shirts.every(isSized)).toBe(true)
})

test('fits the table: titles, prices and stock', () => {
  for (const { title, priceMinor, quantity } of all) {
    expect(title.length).toBeLessThanOrEqual(255)
    expect(Number.isInteger(priceMinor) && priceMinor > 0, title).toBe(true)
    expect(quantity).toBeGreaterThan(0)
  }
})
