import { globSync, readFileSync } from 'node:fs'
import { moveOrder, newBuyer, newVendor, placeOrder } from '@bandari/api/arrange'
import { askedModel } from '@bandari/api/arrange-models'
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { regionNames } from '../../src/shared/region-names.ts'
import { openedShop, visit } from '../portal.ts'

const contract = new URL('../../../../openapi/', import.meta.url).pathname

/** What the contract calls states, kinds and methods, as far as no English text would say it: with a line between two words. */
const codes = new Set(
  globSync('**/*.yaml', { cwd: contract })
    .flatMap((file) => [
      ...readFileSync(`${contract}${file}`, 'utf8').matchAll(/enum:\s*\[([^\]]*)\]/g),
    ])
    .flatMap(([, values = '']) => values.split(',').map((value) => value.trim()))
    .filter((value) => /^[a-z]+([_-][a-z]+)+$/.test(value)),
)

/** English words that are a code, too. */
const words = new Set(['sign-in', 'take-down', 'step-up', 'hand-over', 'pro-forma'])

function rawIn(text: string): string[] {
  // A country alone; its code beside its name would be a code that was asked for.
  if (/^[A-Z]{2}(, [A-Z]{2})*$/.test(text.trim()) && regionNames.of(text.trim().slice(0, 2)))
    return [text]
  return [...text.matchAll(/(?<![\w@./-])[a-z]+(?:[_-][a-z]+)+(?![\w@/-])/g)]
    .map(([word]) => word)
    .filter((word) => word.includes('_') || (codes.has(word) && !words.has(word)))
}

/** Texts of the page, each by itself, without what people have typed. */
function textsOf(main: Element): string[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return texts.filter((text) => text.trim() !== '')
}

const lists = [
  'orders',
  'quotes',
  'requests',
  'claims',
  'threads',
  'reviews',
  'users',
  'vendors',
  'listings',
  'findings',
  'moderation-rules',
  'chassis-doubles',
  'model-requests',
  'articles',
  'deals',
  'promotions',
  'vouchers',
  'tariffs',
  'insurance-tariffs',
  'door-tariffs',
  'exchange-rates',
  'ports',
  'destinations',
  'import-rules',
  'import-rule-drafts',
  'price-lists',
  'bank-accounts',
  'bank-entries',
  'bank-statements',
  'agents',
  'payout-batches',
  'adjustments',
  'account-merges',
  'audit',
  'roles',
]

it('no screen of staff shows a code instead of its name', {
  tags: 'nightly',
  timeout: 240_000,
}, async () => {
  const shop = await openedShop()
  const order = await placeOrder(shop, await newBuyer(shop))
  await moveOrder(shop, order, 'Authorized')
  const model = await askedModel(await newVendor(shop), `Kombi ${Date.now()}`)
  const [entry] = await shop.sql<{ id: string }>('select max(id) as id from audit')
  const records = [
    `orders/${order.id}/show`,
    `model-requests/${model.id}/show`,
    `audit/${entry!.id}/show`,
    'agents/1/show',
    'import-rules/KE/show',
    'destinations/KE',
  ]
  const found: Record<string, string[]> = {}
  for (const path of [...lists, ...records]) {
    await visit(`/support/${path}`, 'support')
    await screen.findByRole('heading', { level: 1 })
    await screen.findAllByText(/./)
    const main = document.querySelector('main') ?? document.body
    const raw = [...new Set(textsOf(main).flatMap(rawIn))]
    if (raw.length > 0) found[path] = raw
  }
  expect(found).toEqual({})
})
