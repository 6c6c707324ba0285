import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readImportRules, succeedRules } from '../../src/landed/rules.store.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function list(filter: object, by: 'desk' | 'buyer' = 'desk') {
  const client = await world.as(by)
  const query = { filter: JSON.stringify(filter), range: '[0,99]' }
  const { data, response } = await client.GET('/support/import-rules', { params: { query } })
  return {
    status: response.status,
    range: response.headers.get('content-range'),
    rules: data ?? [],
  }
}

describe('the import rules, for staff', () => {
  it('are found by country, kind and words, with the titles of their sources', async () => {
    const { rules, range } = await list({ country: 'ZM', part: 'eligibility' })
    expect(range).toBe(`import-rules 0-${rules.length - 1}/${rules.length}`)
    expect(rules.length).toBeGreaterThan(0)
    for (const rule of rules) {
      expect(rule).toMatchObject({ country: 'ZM', part: 'eligibility', state: 'current' })
      expect(rule.words).not.toBe(rule.key)
      expect(rule.sources.length).toBeGreaterThan(0)
    }
    const [first] = rules
    const again = await list({ country: 'ZM', q: first?.words })
    expect(again.rules.map(({ id }) => id)).toContain(first?.id)
  })

  it('that nobody has read for a year come first, and by a filter of their own', async () => {
    expect((await list({ state: 'check' })).rules).toEqual([])
    const rules = await readImportRules(world.db, 'ZM')
    const [rule] = rules?.eligibility ?? []
    if (!rules || !rule) throw new Error('no rules of Zambia')
    const old = { ...rule, id: 'zm-long-ago' }
    const before = { ...rules, checked_on: '2024-01-01', eligibility: [...rules.eligibility, old] }
    await succeedRules(world.db, before, world.clock.now())
    const [oldest] = (await list({})).rules
    expect(oldest).toMatchObject({ key: 'zm-long-ago', state: 'check', checked_on: '2024-01-01' })
    expect((await list({ state: 'check' })).rules).toEqual([oldest])
  })

  it('are nobody else’s', async () => {
    expect((await list({}, 'buyer')).status).toBe(403)
  })
})
