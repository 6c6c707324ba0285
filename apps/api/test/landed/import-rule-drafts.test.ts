import type { BandariClient, ImportRuleDraft } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { addToBasket, newBuyer, order, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** A change of an import rule is written by one person and published by another; orders keep what they were told. */

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

async function ruleOf(key: string, country = 'KE') {
  const query = { filter: JSON.stringify({ country, q: key }), range: '[0,99]' }
  const { data } = await author.GET('/support/import-rules', { params: { query } })
  const listed = data?.find((rule) => rule.key === key)
  const { data: rule } = await author.GET('/support/import-rules/{id}', {
    params: { path: { id: listed?.id ?? 0 } },
  })
  if (!rule) throw new Error(`no rule ${key}`)
  return rule
}

type Rule = Awaited<ReturnType<typeof ruleOf>>

const today = () => world.clock.now().toISOString().slice(0, 10)

async function draft(
  rule: Pick<Rule, 'id'> & Partial<Rule>,
  content: Rule['content'] | null,
  by = author,
) {
  const { data, error, response } = await by.POST('/support/import-rule-drafts', {
    body: {
      rule_id: rule.id,
      content,
      checked_on: today(),
      reason: 'The tariff of 2027.',
      ...(rule.taxes && { taxes: rule.taxes }),
    },
  })
  return { draft: data, error, status: response.status }
}

async function drafted(rule: Rule, content: Rule['content'] | null): Promise<ImportRuleDraft> {
  const { draft: written, error } = await draft(rule, content)
  if (!written) throw new Error(JSON.stringify(error))
  return written
}

async function decide(
  { id, version }: Pick<ImportRuleDraft, 'id' | 'version'>,
  state: 'published' | 'dropped',
  by = second,
) {
  const { data, error, response } = await by.POST('/support/import-rule-drafts/{id}/decision', {
    params: { path: { id } },
    body: { version, state },
  })
  return { draft: data, error, status: response.status }
}

async function effectOf({ id }: Pick<ImportRuleDraft, 'id'>, query: { after?: number } = {}) {
  const params = { path: { id }, query }
  return author.GET('/support/import-rule-drafts/{id}/effect', { params })
}

async function orderedWagon() {
  const buyer = await newBuyer(world)
  await addToBasket(world, buyer, await stockProduct(world))
  return { buyer, placed: await order(buyer) }
}

async function toldOf({ buyer, placed }: Awaited<ReturnType<typeof orderedWagon>>) {
  const { data } = await buyer.client.GET('/orders/{id}/landed-prices/', {
    params: { path: { id: placed.id } },
  })
  return data![0]!
}

describe('a drafted import rule', () => {
  it('changes nothing until a second person publishes it; then new prices, and no old order', async () => {
    const ordered = await orderedWagon()
    const before = await toldOf(ordered)
    const rule = await ruleOf('ke-port')
    const written = await drafted(rule, { ...rule.content, high: '900000' })
    expect(written).toMatchObject({ state: 'open', may_edit: true, may_publish: false })
    expect(await toldOf(ordered)).toEqual(before)
    expect((await ruleOf('ke-port')).draft_id).toBe(written.id)

    const { data: effect } = await effectOf(written)
    expect(effect?.cars).toHaveLength(10)
    for (const car of effect?.cars ?? []) {
      expect(Number(car.after.known_high)).toBeGreaterThan(Number(car.before.known_high))
    }
    const mine = effect?.orders.changed.find(({ number }) => number === ordered.placed.number)
    expect(Number(mine?.after.known_high)).toBeGreaterThan(Number(mine?.before.known_high))
    expect(effect?.orders).toMatchObject({ left: 0, next: null })
    const { id } = ordered.placed
    const fromHere = await effectOf(written, { after: id - 1 })
    expect(fromHere.data).toMatchObject({ cars: [], rules: [], orders: { changed: [mine] } })
    const afterwards = await effectOf(written, { after: id })
    expect(afterwards.data?.orders).toEqual({ checked: 0, left: 0, next: null, changed: [] })

    expect(await decide(written, 'published', author)).toMatchObject({
      status: 409,
      error: { code: 'own_draft' },
    })
    expect((await decide(written, 'published')).draft).toMatchObject({
      state: 'published',
      may_publish: false,
    })
    // A second press is the same.
    expect((await decide(written, 'published')).status).toBe(200)
    expect((await decide(written, 'dropped')).error).toMatchObject({ code: 'overtaken' })

    const after = await toldOf(ordered)
    expect(after.ordered).toEqual(before.ordered)
    expect(Number(after.today?.totals.others_high)).toBeGreaterThan(
      Number(after.ordered.totals.others_high),
    )
    const now = await ruleOf('ke-port')
    expect(now.content).toMatchObject({ high: '900000' })
    expect(now.history.map(({ id }) => id)).toEqual([now.id, rule.id])
    // An address that somebody kept shows what stands now.
    const { data: kept } = await author.GET('/support/import-rules/{id}', {
      params: { path: { id: rule.id } },
    })
    expect(kept).toEqual({ ...now, id: rule.id })
    expect(kept?.standing_id).toBe(now.id)
    expect((await effectOf(written)).error).toMatchObject({ code: 'draft_decided' })
    const { rows } = await sql<{ action: string }>`select action from audit
      where subject = 'import-rule-draft' and subject_id = ${String(written.id)} order by id`.execute(
      world.db,
    )
    expect(rows.map(({ action }) => action)).toEqual(['draft-import-rule', 'publish-import-rule'])
  })

  it('that blocks is told in the lists, and takes no new orders', async () => {
    const rule = await ruleOf('ke-lhd')
    const closed = { ...rule.content, when: { steering: { eq: 'right' } } }
    const written = await drafted(rule, closed)
    const { data: effect } = await effectOf(written)
    expect(effect?.orders.changed.map(({ after }) => after.verdict)).toContain('block')
    await decide(written, 'published')
    await expect(orderedWagon()).rejects.toThrow('import_blocked')
    const opened = await ruleOf('ke-lhd')
    await decide(await drafted(opened, rule.content), 'published')
    await orderedWagon()
  })

  it('in English alone is told as English, and loses the words of what it said before', async () => {
    const rule = await ruleOf('ke-salvage')
    const say = rule.content.say as Record<string, string>
    const english = 'Kenya admits no car that was written off.'
    const written = await drafted(rule, { ...rule.content, say: { ...say, en: english } })
    expect(written.content).toMatchObject({ say: { en: english } })
    expect(written.content?.say).not.toHaveProperty('fr')
    await decide(written, 'published')
    const { data } = await author.GET('/import-rules/{country}/', {
      params: { path: { country: 'KE' }, query: { language: 'fr' } },
    })
    const told = data?.eligibility.map(({ sentence }) => sentence)
    expect(told).toContain(`${english} (en anglais)`)
    await decide(await drafted(await ruleOf('ke-salvage'), rule.content), 'published')
  })

  it('is written anew by its author only, and published as it was read', async () => {
    const rule = await ruleOf('ke-reg')
    const written = await drafted(rule, rule.content)
    const edit = (by: BandariClient, version = written.version) =>
      by.PUT('/support/import-rule-drafts/{id}', {
        params: { path: { id: written.id } },
        body: { version, content: rule.content, checked_on: today(), reason: 'Read it again.' },
      })
    expect((await edit(second)).error).toMatchObject({ code: 'foreign_draft' })
    expect((await edit(author)).data).toMatchObject({ version: 2, reason: 'Read it again.' })
    expect((await edit(author)).error).toMatchObject({ code: 'overtaken' })
    // Somebody who has read the first version publishes nothing else.
    expect((await decide(written, 'published')).error).toMatchObject({ code: 'overtaken' })
    expect((await decide({ ...written, version: 2 }, 'dropped')).draft?.state).toBe('dropped')
    expect((await ruleOf('ke-reg')).id).toBe(rule.id)
  })

  it('is one at a time for a rule, and about the rule that stands', async () => {
    const rule = await ruleOf('ke-reg')
    const first = await drafted(rule, null)
    expect((await draft(rule, null, second)).error).toMatchObject({ code: 'rule_drafted' })
    // A newer file of the country follows the rule meanwhile.
    await sql`insert into import_rules (country, part, key, position, content, sources, checked_on, succeeds, set_at)
      select country, part, key, position, content, sources, checked_on, id, now() from import_rules
      where id = ${rule.id}`.execute(world.db)
    expect((await decide(first, 'published')).error).toMatchObject({ code: 'rule_succeeded' })
    expect((await draft(rule, null)).error).toMatchObject({ code: 'rule_succeeded' })
    const query = { filter: JSON.stringify({ state: 'open', country: 'KE' }) }
    const { data: open } = await second.GET('/support/import-rule-drafts', { params: { query } })
    expect(open?.find(({ id }) => id === first.id)).toMatchObject({
      is_overtaken: true,
      may_publish: false,
    })
    await decide(first, 'dropped')
  })

  it('takes a rule back', async () => {
    const rule = await ruleOf('ke-reg')
    await decide(await drafted(rule, null), 'published')
    const { response } = await author.GET('/support/import-rules/{id}', {
      params: { path: { id: rule.id } },
    })
    expect(response.status).toBe(404)
  })

  it('is refused where it is no rule of its kind', async () => {
    const fee = await ruleOf('ke-port')
    const refused = async (content: Rule['content']) => (await draft(fee, content)).error
    expect(await refused({ ...fee.content, high: 'much' })).toMatchObject({
      codes: { content: ['rule_shape'] },
      values: { content: [{ path: '/high' }] },
    })
    expect(await refused({ ...fee.content, id: 'ke-other' })).toMatchObject({
      codes: { content: ['rule_renamed'] },
    })
    expect(await refused({ ...fee.content, low: '9', high: '8' })).toMatchObject({
      codes: { content: ['rule_amounts'] },
    })
    const prov = { ...(fee.content['prov'] as object), sources: ['nobody'] }
    expect(await refused({ ...fee.content, prov })).toMatchObject({
      codes: { content: ['rule_unknown_source'] },
    })
    const { error } = await author.POST('/support/import-rule-drafts', {
      body: { rule_id: fee.id, content: fee.content, checked_on: '2099-01-01', reason: 'x' },
    })
    expect(error).toMatchObject({ codes: { checked_on: ['day_to_come'] } })
    expect((await draft({ id: 2147483647 }, null)).status).toBe(404)
  })

  it('is refused where its label says another figure than the tax has', async () => {
    const rule = await ruleOf('ke-to-1500/import_duty')
    const label = (en: string) => ({ ...rule.content, rate: '0.30', label: { en } })
    expect((await draft(rule, label('Import duty 25 %'))).error).toMatchObject({
      content: [
        'The label says 25, and the figures of this rule are others. Leave the number out, or insert the rate.',
      ],
      codes: { content: ['rule_label_figure'] },
    })
    expect((await draft(rule, label('Import duty {tax}'))).error).toMatchObject({
      codes: { content: ['rule_label_name'] },
    })
    const written = await drafted(rule, label('Import duty {rate}'))
    expect(written.words).toBe('Import duty 35%')
    await decide(written, 'dropped')
  })

  it('has cars that the rule touches, and no others', async () => {
    const rule = await ruleOf('ke-electric/import_duty')
    const written = await drafted(rule, { ...rule.content, rate: '0.30' })
    const { data } = await effectOf(written)
    const fuels = await sql<{ fuel_type: string }>`select distinct fuel_type from products
      where id = any(${data?.cars.map(({ product_id: id }) => id)}::bigint[])`.execute(world.db)
    expect(fuels.rows.map(({ fuel_type: fuel }) => fuel.toLowerCase())).toEqual(
      data?.cars.length ? ['electric'] : [],
    )
    expect(data?.cars_read).toBeGreaterThan(0)
    await decide(written, 'dropped')
  })

  it.each([
    ['ke-motorcycle', { class: 'motorcycle' }],
    // There are some, of models that the office's list has no price of.
    ['ke-tractor-unit', { class: 'tractor_unit' }],
    ['ke-big-diesel', { class: 'passenger', fuel: 'diesel' }],
  ])(
    'of %s has an example made from the rule where nothing else is told of a car on sale',
    async (table, facts) => {
      const rule = await ruleOf(`${table}/import_duty`)
      const written = await drafted(rule, { ...rule.content, rate: '0.30' })
      const { data } = await effectOf(written)
      const isSame = ({ before, after }: { before: object; after: object }) =>
        JSON.stringify(before) === JSON.stringify(after)
      if (data?.cars.some((car) => !isSame(car))) expect(data.example).toBeNull()
      else {
        expect(data?.example).toMatchObject({ facts, price: '8000.00' })
        expect(isSame(data!.example!)).toBe(false)
      }
      await decide(written, 'dropped')
    },
  )

  it('is support’s to write', async () => {
    const rule = await ruleOf('ke-port')
    for (const role of ['finance', 'buyer'] as const) {
      expect((await draft(rule, rule.content, await world.as(role))).status).toBe(403)
    }
  })
})

describe('a draft of a table of duties', () => {
  const linesOf = (rule: Rule) => rule.content.lines as { id: string; base?: string[] }[]
  const levy = (rule: Rule) => ({
    ...linesOf(rule)[0],
    id: 'levy',
    rate: '0.01',
    base: ['CV'],
    label: { en: 'Levy {rate}' },
  })

  it('adds, removes and orders its taxes, and leaves the others as they are', async () => {
    const rule = await ruleOf('zm-electric', 'ZM')
    expect(linesOf(rule).map(({ id }) => id)).toEqual(['import_duty', 'vat'])
    const lines = [levy(rule), ...linesOf(rule).toReversed()]
    const written = await drafted(rule, { ...rule.content, lines })
    expect(written.before).toMatchObject({ lines: linesOf(rule) })
    expect((await effectOf(written)).response.status).toBe(200)
    expect((await decide(written, 'published')).status).toBe(200)
    const after = await ruleOf('zm-electric', 'ZM')
    expect(linesOf(after).map(({ id }) => id)).toEqual(['levy', 'vat', 'import_duty'])
    expect(linesOf(after)[1]).toEqual(linesOf(rule)[1])
    const back = await drafted(after, { ...after.content, lines: linesOf(rule) })
    await decide(back, 'published')
    expect(linesOf(await ruleOf('zm-electric', 'ZM'))).toEqual(linesOf(rule))
  })

  it('is refused where a tax is taken from one that is below it, or gone', async () => {
    const rule = await ruleOf('ke-to-1500')
    for (const lines of [linesOf(rule).toReversed(), linesOf(rule).slice(1)]) {
      expect((await draft(rule, { ...rule.content, lines })).error).toMatchObject({
        codes: { content: expect.arrayContaining(['rule_unknown_rule']) as string[] },
      })
    }
  })

  it('is overtaken where somebody changed one of its taxes meanwhile, and a tax by a draft of its table', async () => {
    const rule = await ruleOf('ke-over-1500')
    const tax = await ruleOf('ke-over-1500/rdl')
    const table = await drafted(rule, { ...rule.content, lines: linesOf(rule).slice(0, -1) })
    const other = await drafted(tax, { ...tax.content, rate: '0.03' })
    expect((await decide(other, 'published')).status).toBe(200)
    expect(await decide(table, 'published')).toMatchObject({
      status: 409,
      error: { code: 'rule_succeeded' },
    })
    const { data } = await second.GET('/support/import-rule-drafts/{id}', {
      params: { path: { id: table.id } },
    })
    expect(data).toMatchObject({ is_overtaken: true, may_publish: false })
    await decide(table, 'dropped')
    // Whoever read the table before that writes nothing about it.
    expect((await draft(rule, rule.content)).error).toMatchObject({ code: 'rule_succeeded' })

    const now = await ruleOf('ke-over-1500')
    const changed = await ruleOf('ke-over-1500/rdl')
    const open = await drafted(changed, { ...changed.content, rate: '0.04' })
    const lines = linesOf(now).map((line) => (line.id === 'rdl' ? tax.content : line))
    await decide(await drafted(now, { ...now.content, lines }), 'published')
    expect((await decide(open, 'published')).error).toMatchObject({ code: 'rule_succeeded' })
    await decide(open, 'dropped')
  })

  it('two drafts that are published at once leave one of them overtaken', async () => {
    const rule = await ruleOf('ke-to-1500')
    const tax = await ruleOf('ke-to-1500/idf')
    const table = await drafted(rule, {
      ...rule.content,
      lines: linesOf(rule).map((line) => (line.id === 'idf' ? { ...line, rate: '0.03' } : line)),
    })
    const other = await drafted(tax, { ...tax.content, rate: '0.04' })
    const answers = await Promise.all([decide(table, 'published'), decide(other, 'published')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [left] = [table, other].filter((_, index) => answers[index]?.status === 409)
    await decide(left!, 'dropped')
    const now = await ruleOf('ke-to-1500/idf')
    await decide(await drafted(now, tax.content), 'published')
  })
})

describe('a rule that was read again', () => {
  it('follows itself, and is not asked for again', async () => {
    await sql`insert into import_rules (country, part, key, position, content, sources, checked_on, set_at)
      values ('ZM', 'fee', 'zm-long-ago', 999, ${JSON.stringify({ id: 'zm-long-ago', label: { en: 'Long ago' } })},
        '{}', '2020-01-01', now())`.execute(world.db)
    const rule = await ruleOf('zm-long-ago', 'ZM')
    expect(rule.state).toBe('check')
    const check = () =>
      author.POST('/support/import-rules/{id}/checks', { params: { path: { id: rule.id } } })
    const { data } = await check()
    expect(data).toMatchObject({ state: 'current', checked_on: today(), content: rule.content })
    expect(data?.history).toHaveLength(2)
    expect((await check()).data).toEqual(data)
  })
})
