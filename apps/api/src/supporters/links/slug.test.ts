import { expect, it } from 'vitest'
import { freeSlug } from './slug.ts'

it.each([
  ['Facebook, July', [], 'facebookjuly'],
  ['Été à Kinshasa', [], 'eteakinshasa'],
  ['上海', [], 'link'],
  ['WhatsApp group of the Kamwala traders', [], 'whatsappgroupofthekamwal'],
  ['Flyer', ['flyer', 'flyer-2'], 'flyer-3'],
  ['上海', ['link'], 'link-2'],
])('the address of a link named %s, beside %j, calls it %s', (name, taken, slug) => {
  expect(freeSlug(name, new Set(taken))).toBe(slug)
})
