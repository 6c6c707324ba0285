import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Buyer, newBuyer } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** The filters of a list under a name, on the account. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

type Client = Pick<Buyer, 'client'>

const save = (
  { client }: Client,
  name: string,
  query = 'state=live',
  list: 'listings' | 'support/orders' = 'listings',
) => client.POST('/saved-views/', { body: { list, name, query } })

async function saved(person: Client, name: string, query?: string) {
  const { data, error } = await save(person, name, query)
  const view = data?.find((each) => each.name === name)
  if (!view) throw new Error(`not saved: ${JSON.stringify(error)}`)
  return view
}

const change = ({ client }: Client, id: number, body: object) =>
  client.PUT('/saved-views/{id}/', { params: { path: { id } }, body })

async function viewsOf({ client }: Client, list: 'listings' | 'support/orders' = 'listings') {
  return (await client.GET('/saved-views/', { params: { query: { list } } })).data
}

describe('saved views', () => {
  it('are their owner’s alone', async () => {
    const { response } = await (await world.as(null)).GET('/saved-views/', {
      params: { query: { list: 'listings' } },
    })
    expect(response.status).toBe(401)
    const [owner, other] = [await newBuyer(world), await newBuyer(world)]
    const { id } = await saved(owner, 'Live')
    expect(await viewsOf(other)).toEqual([])
    expect((await change(other, id, { name: 'Mine' })).response.status).toBe(404)
    const { response: deletion } = await other.client.DELETE('/saved-views/{id}/', {
      params: { path: { id } },
    })
    expect(deletion.status).toBe(404)
    expect(await viewsOf(owner)).toMatchObject([{ name: 'Live' }])
  })

  it('are by list and name, renamed, changed and deleted', async () => {
    const owner = await newBuyer(world)
    const second = await saved(owner, 'Without price')
    await saved(owner, ' b'.trim())
    await save(owner, 'Unshipped', '{"status":"Authorized"}', 'support/orders')
    expect((await viewsOf(owner))?.map(({ name }) => name)).toEqual(['b', 'Without price'])
    expect(await viewsOf(owner, 'support/orders')).toMatchObject([{ name: 'Unshipped' }])
    await change(owner, second.id, { name: 'Another', query: 'q=vitz' })
    expect(await viewsOf(owner)).toMatchObject([
      { name: 'Another', query: 'q=vitz' },
      { name: 'b' },
    ])
    await owner.client.DELETE('/saved-views/{id}/', { params: { path: { id: second.id } } })
    expect(await viewsOf(owner)).toMatchObject([{ name: 'b' }])
  })

  it('have names of their own, whatever the letters', async () => {
    const owner = await newBuyer(world)
    await saved(owner, 'Live')
    const other = await saved(owner, 'Drafts')
    for (const { error } of [
      await save(owner, ' LIVE'),
      await change(owner, other.id, { name: 'live' }),
    ]) {
      expect(error).toMatchObject({ codes: { name: ['view_name_taken'] } })
    }
    expect((await save(owner, '  ')).error).toMatchObject({ codes: { name: ['blank'] } })
    expect((await change(owner, other.id, { name: 'DRAFTS' })).error).toBeUndefined()
  })

  it('one at most is the default', async () => {
    const owner = await newBuyer(world)
    const [first, second] = [await saved(owner, 'A'), await saved(owner, 'B')]
    await change(owner, first.id, { is_default: true })
    await change(owner, second.id, { is_default: true })
    expect(await viewsOf(owner)).toMatchObject([{ is_default: false }, { is_default: true }])
    await change(owner, second.id, { is_default: false })
    expect(await viewsOf(owner)).toMatchObject([{ is_default: false }, { is_default: false }])
  })

  it('there is room for thirty', async () => {
    const owner = await newBuyer(world)
    for (let n = 1; n <= 30; n += 1) await saved(owner, `View ${n}`)
    expect((await save(owner, 'One more')).error).toMatchObject({
      code: 'views_full',
      values: { most: 30 },
    })
  })
})
