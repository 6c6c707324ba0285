import type { BandariClient, ImportRuleDraft } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readCountryFiles } from '../../reference/import-rules.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import type { CountryFile } from '../../src/landed/country-file.ts'
import { readImportRules } from '../../src/landed/rules.store.ts'
import { addToBasket, newBuyer, order, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** A country's whole file, brought by one of staff and published by another: new rules and sources come without a release. */

let world: World
let author: BandariClient
let second: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  author = await world.as('support')
  const colleague = await newBuyer(world)
  await sql`update accounts set staff_role = 'support' where id = ${colleague.id}`.execute(world.db)
  second = world.clientWith(await insertSession(world.db, colleague.id, new Date()))
})
afterAll(() => world.close())

const today = () => world.clock.now().toISOString().slice(0, 10)

const fileOf = (country: string) =>
  structuredClone(readCountryFiles().find((file) => file.country.iso2 === country)!)

/** Kenya's file with a source and a charge that nobody knew, and dearer port charges. */
function nextFile(): CountryFile {
  const file = { ...fileOf('KE'), checked_on: today() }
  const [source] = file.sources
  const port = file.fees.find(({ id }) => id === 'ke-port')!
  port.high = '900000'
  file.sources.push({ ...source!, id: 'gazette-2027', title: 'Gazette of 2027' })
  file.fees.push({
    ...port,
    id: 'ke-gate',
    label: { en: 'Gate fee' },
    low: '7000',
    high: '8000',
    prov: { ...port.prov, sources: ['gazette-2027'] },
  })
  file.documents = file.documents.slice(1)
  return file
}

async function bring(content: object, by = author) {
  const { data, error, response } = await by.POST('/support/import-rule-drafts/country-files', {
    body: { content: { ...content }, reason: 'The Finance Act of 2027.' },
  })
  return { draft: data, error, status: response.status }
}

async function brought(content: object): Promise<ImportRuleDraft> {
  const { draft, error } = await bring(content)
  if (!draft) throw new Error(JSON.stringify(error))
  return draft
}

async function decide(
  { id, version }: Pick<ImportRuleDraft, 'id' | 'version'>,
  state: 'published' | 'dropped',
  by = second,
) {
  const { data, error } = await by.POST('/support/import-rule-drafts/{id}/decision', {
    params: { path: { id } },
    body: { version, state },
  })
  return { draft: data, error }
}

async function effectOf({ id }: Pick<ImportRuleDraft, 'id'>) {
  const { data } = await author.GET('/support/import-rule-drafts/{id}/effect', {
    params: { path: { id } },
  })
  if (!data) throw new Error(`no effect of ${id}`)
  return data
}

describe('a country’s file that staff bring', () => {
  it('is shown rule by rule, on cars and on orders, and counts once another person publishes it', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    const placed = await order(buyer)
    const toldOf = async () => {
      const { data } = await buyer.client.GET('/orders/{id}/landed-prices/', {
        params: { path: { id: placed.id } },
      })
      return data![0]!
    }
    const before = await toldOf()
    const [gone] = fileOf('KE').documents
    const draft = await brought(nextFile())
    expect(draft).toMatchObject({ country: 'KE', part: 'sheet', state: 'open', may_publish: false })
    expect((await readImportRules(world.db, 'KE'))?.fees.map(({ id }) => id)).not.toContain(
      'ke-gate',
    )

    const effect = await effectOf(draft)
    expect(effect.rules).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ part: 'source', key: 'gazette-2027', change: 'added' }),
        { part: 'fee', key: 'ke-gate', words: 'Gate fee', change: 'added' },
        expect.objectContaining({ part: 'fee', key: 'ke-port', change: 'changed' }),
        expect.objectContaining({ part: 'document', key: gone?.id, change: 'taken_back' }),
      ]),
    )
    expect(effect.cars).toHaveLength(10)
    for (const car of effect.cars)
      expect(Number(car.after.known_high)).toBeGreaterThan(Number(car.before.known_high))
    expect(effect.orders.changed.map(({ number }) => number)).toContain(placed.number)

    expect((await bring(nextFile(), second)).error).toMatchObject({ code: 'rule_drafted' })
    expect((await decide(draft, 'published', author)).error).toMatchObject({ code: 'own_draft' })
    expect((await decide(draft, 'published')).draft).toMatchObject({ state: 'published' })
    expect((await decide(draft, 'published')).draft).toMatchObject({ state: 'published' })

    const rules = await readImportRules(world.db, 'KE')
    expect(rules?.sources.map(({ id }) => id)).toContain('gazette-2027')
    expect(rules?.fees.find(({ id }) => id === 'ke-gate')).toMatchObject({ high: '8000' })
    const after = await toldOf()
    expect(after.ordered).toEqual(before.ordered)
    expect(Number(after.today?.totals.others_high)).toBeGreaterThan(
      Number(after.ordered.totals.others_high),
    )
    const { rows } = await sql<{ action: string }>`select action from audit
      where subject = 'import-rule-draft' and subject_id = ${String(draft.id)} order by id`.execute(
      world.db,
    )
    expect(rows.map(({ action }) => action)).toEqual(['draft-import-rule', 'publish-import-rule'])
  })

  it('may say nothing new: then its sources were read again, and it is published once', async () => {
    const draft = await brought(nextFile())
    expect((await effectOf(draft)).rules).toEqual([])
    expect((await decide(draft, 'published')).draft).toMatchObject({ state: 'published' })
    const again = await brought(nextFile())
    expect(again.rule_id).not.toBe(draft.rule_id)
    expect((await decide(again, 'dropped')).draft).toMatchObject({ state: 'dropped' })
  })

  it('leaves alone what somebody checked after it was written', async () => {
    const file = { ...nextFile(), checked_on: '2026-01-01' }
    file.fees.find(({ id }) => id === 'ke-port')!.high = '1'
    file.fees.find(({ id }) => id === 'ke-port')!.low = '1'
    const draft = await brought(file)
    const { rules } = await effectOf(draft)
    expect(rules).toContainEqual(
      expect.objectContaining({ part: 'fee', key: 'ke-port', change: 'kept' }),
    )
    await decide(draft, 'dropped')
  })

  it.each<[string, (file: CountryFile) => object, object]>([
    [
      'another shape',
      (file) => ({ ...file, fees: [{ id: 'x' }] }),
      { codes: { content: ['rule_shape'] }, values: { content: [{ path: '/fees/0' }] } },
    ],
    ['no country', () => ({ hello: 'world' }), { codes: { content: ['file_country'] } }],
    [
      'a country that we have no rules of',
      (file) => ({ ...file, country: { ...file.country, iso2: 'JP' } }),
      { codes: { content: ['file_country'] } },
    ],
    [
      'a day to come',
      (file) => ({ ...file, checked_on: '2099-01-01' }),
      { codes: { checked_on: ['day_to_come'] } },
    ],
    [
      'a source that it does not have',
      (file) => ({ ...file, sources: file.sources.slice(1) }),
      { codes: { content: expect.arrayContaining(['rule_unknown_source']) } },
    ],
    [
      'a way from a port that it does not have',
      (file) => ({ ...file, ports: [] }),
      { codes: { content: expect.arrayContaining(['rule_unknown_rule']) } },
    ],
    [
      'a rate that its own vectors contradict',
      (file) => {
        const [first] = file.fixtures.duty
        first!.expect.total_low = '1.00'
        return file
      },
      { codes: { content: ['file_vector'] } },
    ],
  ])('is refused with %s', async (_, change, expected) => {
    expect(await bring(change(fileOf('KE')))).toMatchObject({ status: 400, error: expected })
  })

  it('is support’s to bring', async () => {
    for (const role of ['finance', 'buyer'] as const)
      expect((await bring(fileOf('ZM'), await world.as(role))).status).toBe(403)
  })
})
