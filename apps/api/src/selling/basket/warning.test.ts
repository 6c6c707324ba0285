import { expect, test } from 'vitest'
import { warningFor } from './warning.ts'

const line = {
  title: 'Toyota Vitz',
  quantity: 2,
  available: 3,
  currency: 'USD',
  price_seen: 450_000,
  unitPrice: 450_000,
  size_choices: 'S, M',
  colour_choices: null,
  chosen_size: 'M',
  chosen_colour: null,
}

test.each([
  [{}, null],
  [{ available: 2 }, null],
  [{ available: 0 }, "'Toyota Vitz' is no longer available"],
  [
    { available: 1 },
    "'Toyota Vitz' is no longer available in this quantity (a maximum of 1 can be bought)",
  ],
  [{ size_choices: 'S, L' }, "'Toyota Vitz' is no longer offered as you chose it. Choose again"],
  [{ size_choices: null }, "'Toyota Vitz' is no longer offered as you chose it. Choose again"],
  [
    { unitPrice: 460_050 },
    "The price of 'Toyota Vitz' has increased from USD 4,500.00 to USD 4,600.50 since you added it to your basket",
  ],
  [
    { unitPrice: 99_900 },
    "The price of 'Toyota Vitz' has decreased from USD 4,500.00 to USD 999.00 since you added it to your basket",
  ],
])('%j: %s', (changed, warning) => {
  expect(warningFor({ ...line, ...changed })).toBe(warning)
})
