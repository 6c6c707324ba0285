import { afterEach, expect, it, vi } from 'vitest'
import { listForSupport } from './support.ts'

/** An API with this many orders, which refuses a range of more than a hundred as ours does. */
function serveOrders(total: number) {
  const ranges: [number, number][] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url, 'http://portal.localhost').searchParams
    const [first, last] = JSON.parse(query.get('range') ?? '[0,24]') as [number, number]
    ranges.push([first, last])
    if (last - first > 99) return Response.json({ detail: 'Too long.' }, { status: 400 })
    const ids = Array.from({ length: total }, (_, id) => ({ id })).slice(first, last + 1)
    return Response.json(ids, { headers: { 'content-range': `orders ${first}-${last}/${total}` } })
  })
  return ranges
}

afterEach(() => vi.unstubAllGlobals())

const params = { filter: {}, sort: { field: 'id', order: 'ASC' as const } }

it('asks for a page as it is', async () => {
  const ranges = serveOrders(60)
  const { data, total } = await listForSupport('support/orders', {
    ...params,
    pagination: { page: 2, perPage: 25 },
  })
  expect(ranges).toEqual([[25, 49]])
  expect([data.length, total]).toEqual([25, 60])
})

it.each([
  [250, 5000, 250],
  [250, 120, 120],
  [0, 5000, 0],
])('of %i orders an export of %i holds %i', async (total, perPage, count) => {
  const ranges = serveOrders(total)
  const { data } = await listForSupport('support/orders', {
    ...params,
    pagination: { page: 1, perPage },
  })
  expect(data.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, id) => id))
  expect(ranges.length).toBe(Math.max(1, Math.ceil(count / 100)))
})

it('says what the API says when it refuses', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ detail: 'Unknown filter: colour.' }, { status: 400 }),
  )
  const call = listForSupport('support/orders', { ...params, pagination: { page: 1, perPage: 25 } })
  await expect(call).rejects.toMatchObject({ status: 400, message: 'Unknown filter: colour.' })
})
