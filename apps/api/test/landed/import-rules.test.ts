import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readCountryFiles } from '../../reference/import-rules.ts'
import type { CountryFile } from '../../src/landed/country-file.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { findEachListPrice } from '../../src/landed/price-list.store.ts'
import { readImportRules, succeedRules } from '../../src/landed/rules.store.ts'
import type { CountryRules } from '../../src/landed/rules.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

const files = readCountryFiles()

/** A file without what only tests and editors read. */
function rulesIn(file: CountryFile): CountryRules {
  const { fixtures: _, ...rules } = file
  return Object.fromEntries(
    Object.entries(rules).filter(([name]) => name !== '$schema'),
  ) as unknown as CountryRules
}

function ofZimbabwe(): CountryRules {
  const file = files.find(({ country }) => country.iso2 === 'ZW')
  if (!file) throw new Error('no rules of Zimbabwe')
  return structuredClone(rulesIn(file))
}

async function countRows() {
  const { n } = await world.db
    .selectFrom('import_rules')
    .select((rows) => rows.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

describe('the rules in the database', () => {
  it.each(files.map((file) => [file.country.iso2, file] as const))(
    'are those of the file: %s',
    async (country, file) => {
      expect(await readImportRules(world.db, country)).toEqual(rulesIn(file))
    },
  )

  it('are none of a country that nobody has read about', async () => {
    expect(await readImportRules(world.db, 'FR')).toBeNull()
  })

  it('can be asked for by the days on which they hold, with their sources', async () => {
    const rows = await world.db
      .selectFrom('import_rules')
      .select(['key', 'valid_from', 'valid_to', 'sources', 'confidence'])
      .select(sql<string>`checked_on::text`.as('checked_on'))
      .where('country', '=', 'ZW')
      .where('key', 'like', 'zw-car/vat%')
      .orderBy('key')
      .execute()
    expect(rows.map(({ key }) => key)).toEqual(['zw-car/vat', 'zw-car/vat#2'])
    expect(rows.every(({ sources, confidence }) => sources.length > 0 && confidence !== null)).toBe(
      true,
    )
    expect(rows[0]?.checked_on).toBe('2026-11-22')
  })

  it.each([
    ['changed', sql`update import_rules set content = '{}' where country = 'KE'`],
    ['deleted', sql`delete from import_rules where country = 'KE'`],
    ['emptied', sql`truncate import_rules cascade`],
  ])('are never %s', async (_, statement) => {
    await expect(statement.execute(world.db)).rejects.toThrow('only ever added to')
  })

  it('are succeeded once, and only by the same rule', async () => {
    const row = sql`country, part, key, position, content, sources, checked_on, set_at`
    const follow = (key: string) =>
      sql`insert into import_rules (${row}, succeeds)
        select country, part, ${key}, position, content, sources, checked_on, now(), id from import_rules as rule
        where country = 'AO' and key = 'ao-rhd' and succeeds is null`.execute(world.db)
    await expect(follow('ao-any')).rejects.toThrow('foreign key')
    await follow('ao-rhd')
    await expect(follow('ao-rhd')).rejects.toThrow('import_rules_succeeds_key')
    await expect(
      sql`insert into import_rules (${row}) select country, part, key, position, content, sources, checked_on, now()
        from import_rules where country = 'AO' and key = 'ao-any'`.execute(world.db),
    ).rejects.toThrow('import_rules_begun_once')
  })
})

describe("Kenya's price list", () => {
  const edition = 'crsp/ke-2025-07'
  const fielder = {
    make: 'Toyota',
    model: 'Corolla Fielder',
    modelCode: null,
    engineCc: 1496,
    fuel: 'hybrid',
  }

  it('is there, row by row', async () => {
    const { rows } =
      await sql`select kind, count(*) as n, count(price) as priced from price_list_rows
      group by kind order by kind`.execute(world.db)
    expect(rows).toEqual([
      { kind: 'motorcycle', n: 465, priced: 465 },
      { kind: 'vehicle', n: 5279, priced: 5277 },
    ])
  })

  it('knows a car by its model code, and by its make, model and engine', async () => {
    const find = async (change: object) =>
      (await findEachListPrice(world.db, edition, [{ ...fielder, ...change }]))[0]
    expect(await find({})).toEqual({ low: '3843704.2168799997', high: '3938606.3538' })
    expect(await find({ fuel: 'petrol' })).toEqual({
      low: '3907419.43248',
      high: '3955373.5157999997',
    })
    // An Axio has the same code.
    const [code, name] = [{ modelCode: 'NKE165' }, { model: null }]
    expect(await find(code)).toEqual({ low: '3843704.2168799997', high: '3955373.5157999997' })
    expect((await find({ ...code, ...name }))?.low).toBe('3236062.266')
    expect(await find({ model: 'No such model' })).toBeNull()
    expect(await find({ engineCc: undefined })).toBeNull()
    expect(await find({ make: null })).toBeNull()
  })

  it('is never changed', async () => {
    await expect(sql`update price_list_rows set price = 1`.execute(world.db)).rejects.toThrow(
      'only ever added to',
    )
  })
})

describe('another file', () => {
  it('that says the same adds nothing', async () => {
    const before = await countRows()
    await world.db.updateTable('reference_data').set({ hash: 'of an older release' }).execute()
    await loadReference(world.connection)
    // The row that the test above put behind another is the rule itself.
    expect(await countRows()).toBe(before)
  })

  it('adds successors of what it says otherwise, and what was known stays to be read', async () => {
    const before = new Date()
    const old = await readImportRules(world.db, 'ZW')
    const rules = ofZimbabwe()
    rules.checked_on = '2027-01-04'
    const [age, , ...others] = rules.eligibility
    rules.eligibility = [{ ...age!, when: { mfr_year_diff_arrival: { gte: 9 } } }, ...others]
    rules.fees = [...rules.fees, { ...rules.fees[0]!, id: 'zw-new' }]
    const added = await world.db.transaction().execute((tx) => succeedRules(tx, rules, new Date()))
    expect(await readImportRules(world.db, 'ZW')).toEqual(rules)
    expect(await readImportRules(world.db, 'ZW', before)).toEqual(old)
    // The sheet's day, a changed rule, one taken back, those that moved up by it, a new fee.
    expect(added).toBe(1 + 1 + 1 + others.length + 1)
  })

  it('that is older changes nothing', async () => {
    const standing = await readImportRules(world.db, 'ZW')
    const added = await world.db
      .transaction()
      .execute((tx) => succeedRules(tx, ofZimbabwe(), new Date()))
    expect(added).toBe(0)
    expect(await readImportRules(world.db, 'ZW')).toEqual(standing)
  })

  it('brings back a rule that was taken back', async () => {
    const rules = { ...ofZimbabwe(), checked_on: '2027-02-01' }
    await world.db.transaction().execute((tx) => succeedRules(tx, rules, new Date()))
    expect(await readImportRules(world.db, 'ZW')).toEqual(rules)
  })
})
