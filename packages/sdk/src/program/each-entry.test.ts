import { expect, it } from 'vitest'
import contract from '../generated/openapi.json' with { type: 'json' }
import { createBandari } from './create-bandari.ts'
import { RefusedError } from './data-of.ts'
import { listFields } from './each-entry.ts'

interface Part {
  $ref?: string
  name?: string
  type?: string
  properties?: Record<string, Part>
  parameters?: Part[]
  responses?: Record<string, { content?: Record<string, { schema: Part }> }>
}

function resolve(part: Part): Part {
  if (part.$ref === undefined) return part
  const names = part.$ref.split('/').slice(1)
  return names.reduce<unknown>(
    (at, name) => (at as Record<string, unknown>)[name],
    contract,
  ) as Part
}

/** The lists of the contract that come in parts, and what they answer. */
const lists = Object.entries(contract.paths).flatMap(([path, item]) => {
  const { parameters = [], responses = {} } = (item as Record<string, Part>)['get'] ?? {}
  const isInParts = parameters.some((one) => ['page', 'range'].includes(resolve(one).name ?? ''))
  const schema = responses['200']?.content?.['application/json']?.schema
  return isInParts && schema ? [[path, resolve(schema)] as const] : []
})

it('knows where each list of the contract keeps its entries, and how it says that there are more', () => {
  expect(lists.length).toBeGreaterThan(50)
  const unknown = lists.filter(([, { type, properties = {} }]) => {
    if (type === 'array') return false
    const fields = listFields.filter((name) => properties[name])
    return fields.length !== 1 || !['next', 'more', 'count'].some((name) => properties[name])
  })
  // The partner's search answers one item, too, and says nothing of more; the page of vitals is one of the shop's.
  expect(unknown.map(([path]) => path)).toEqual(['/partner-one-search/', '/support/vitals'])
})

/** Answers one after the other, and what was asked for. */
function answering(...answers: Response[]) {
  const asked: string[] = []
  const bandari = createBandari({
    origin: 'https://shop.example/',
    key: 'bandari_1',
    fetch: async ({ url, headers }) => {
      expect(headers.get('authorization')).toBe('Token bandari_1')
      asked.push(decodeURIComponent(url.slice('https://shop.example/api'.length)))
      return answers.shift() ?? Response.error()
    },
  })
  return { bandari, asked }
}

async function collected<Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const all: Entry[] = []
  for await (const entry of entries) all.push(entry)
  return all
}

it('goes by the address of the next page', async () => {
  const { bandari, asked } = answering(
    Response.json({ count: 3, next: 'https://…', results: [1, 2] }),
    Response.json({ count: 3, next: null, results: [3] }),
  )
  expect(await collected(bandari.each('/vehicles/', { query: { make: 'toyota' } }))).toEqual([
    1, 2, 3,
  ])
  expect(asked).toEqual(['/vehicles/?make=toyota', '/vehicles/?make=toyota&page=2'])
})

it('goes by how many there are', async () => {
  const { bandari, asked } = answering(
    Response.json({ count: 3, data: [1, 2] }),
    Response.json({ count: 3, data: [3] }),
  )
  expect(await collected(bandari.each('/vendor/orders/'))).toEqual([1, 2, 3])
  expect(asked).toHaveLength(2)
})

it('goes by a range and its header', async () => {
  const range = (text: string) => ({ headers: { 'content-range': text } })
  const { bandari, asked } = answering(
    Response.json([1, 2], range('offers 0-1/3')),
    Response.json([3], range('offers 2-2/3')),
  )
  expect(await collected(bandari.each('/vendor/offers'))).toEqual([1, 2, 3])
  expect(asked).toEqual(['/vendor/offers', '/vendor/offers?range=[2,101]'])
})

it.each([
  ['nothing', Response.json({ count: 3, data: [] })],
  ['no page', Response.json({ detail: 'Invalid page.', code: 'invalid_page' }, { status: 404 })],
])('ends with %s where a list is shorter than it said', async (_, last) => {
  const { bandari, asked } = answering(Response.json({ count: 3, data: [1, 2] }), last)
  expect(await collected(bandari.each('/vendor/orders/'))).toEqual([1, 2])
  expect(asked).toHaveLength(2)
})

it('asks for no page that nobody wants, and fills in its path', async () => {
  const { bandari, asked } = answering(Response.json({ more: true, reviews: [1] }))
  for await (const _ of bandari.each('/sellers/{id}/reviews/', { path: { id: 7 } })) break
  expect(asked).toEqual(['/sellers/7/reviews/'])
})

it('throws a refusal', async () => {
  const { bandari } = answering(
    Response.json({ detail: 'Invalid token.', code: 'token_invalid' }, { status: 401 }),
  )
  const refused: unknown = await collected(bandari.each('/orders/')).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(RefusedError)
  expect(refused).toMatchObject({ refusal: { status: 401, code: 'token_invalid' } })
})
