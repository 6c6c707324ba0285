import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { type Invalidations, invalidationsOf } from '../platform/db/invalidation/invalidations.ts'
import { followEditions, type EditionSuccession } from './follow-edition.ts'
import { isTaxOf, provenanceOf, type RuleRow, rowsOf, rulesOf, taxRows } from './rule-rows.ts'
import type { CountryRules, DutyLine } from './rules.ts'
import { planSuccession, type StandingRow, type Succession } from './succession.ts'

interface CachedRules {
  version: string
  rules: CountryRules | null
}

/** By database and country. */
const cached = new WeakMap<Invalidations, Map<string, CachedRules>>()

/**
 * The rules of a country as they were known at a moment, now if none is named; null where it has none. To put some hundred
 * rows together costs more than the rest of an order, so today's are kept until there are others: rows are only ever added,
 * which their number and their ids tell. They are shared, and nobody may change them.
 */
export async function readImportRules(
  db: Database,
  country: string,
  known: Date | null = null,
): Promise<CountryRules | null> {
  if (known !== null) return rulesOf(await listRuleRows(db, country, known))
  const ofDatabase = cached.get(invalidationsOf(db)) ?? new Map<string, CachedRules>()
  cached.set(invalidationsOf(db), ofDatabase)
  const version = await versionOfRules(db, country)
  const last = ofDatabase.get(country)
  if (last?.version === version) return last.rules
  const rules = rulesOf(await listRuleRows(db, country))
  ofDatabase.set(country, { version, rules })
  return rules
}

async function versionOfRules(db: Database, country: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ', count(*), max(id), sum(id)) as version from import_rules where country = ${country}`.execute(
    db,
  )
  return rows[0]?.version ?? ''
}

/** The rules of a country row by row, as they were known at a moment. */
export async function listRuleRows(
  db: Database,
  country: string,
  known: Date | null = null,
): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select part, key, position, content from import_rules as rule
    where country = ${country} and content is not null and (${known}::timestamptz is null or set_at <= ${known})
      and not exists (
        select from import_rules as next
        where next.succeeds = rule.id and (${known}::timestamptz is null or next.set_at <= ${known}))`.execute(
    db,
  )
  return rows
}

/**
 * Every country that has rules, with the parts that a choice of destination needs: its sheet, ports and routes. The other
 * parts are empty.
 */
export async function listRuledCountries(db: Database): Promise<CountryRules[]> {
  const { rows } = await sql<RuleRow & { country: string }>`
    select country, part, key, position, content from import_rules as rule
    where part in ('sheet', 'duty', 'port', 'route') and content is not null
      and not exists (select from import_rules as next where next.succeeds = rule.id)`.execute(db)
  const byCountry = Map.groupBy(rows, ({ country }) => country)
  return [...byCountry.values()].map((own) => rulesOf(own)).filter((rules) => rules !== null)
}

/** The latest version of each rule, also of those that were withdrawn. */
export async function listStanding(db: Database, country: string): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select id, part, key, position, content, checked_on::text as "checkedOn" from import_rules as rule
    where country = ${country}
      and not exists (select from import_rules as next where next.succeeds = rule.id)`.execute(db)
  return rows
}

/**
 * Replaces a country's rules: new ones are added, changed ones become new versions, and missing ones are withdrawn. A rule
 * that was checked after these were written stays. The caller holds a transaction. Returns how many rows it added.
 */
export async function succeedRules(db: Database, rules: CountryRules, now: Date): Promise<number> {
  const { checked_on: checkedOn } = rules
  const { iso2: country } = rules.country
  const rows = await rowsWithEditions(db, rules)
  return succeedRows(db, rows, { country, checkedOn, now })
}

/** `succeedRules` for rows. */
export async function succeedRows(
  db: Database,
  rows: readonly RuleRow[],
  { country, checkedOn, now }: { country: string; checkedOn: string; now: Date },
): Promise<number> {
  const standing = await listStanding(db, country)
  return insertSuccession(db, planSuccession(standing, rows, checkedOn), {
    country,
    checkedOn,
    now,
  })
}

interface TableTaxes {
  country: string
  tableId: string
  lines: readonly DutyLine[]
  checkedOn: string
  now: Date
}

/** Replaces the taxes of a table of duties by these, in their order. The caller holds a transaction and the table. */
export async function succeedTaxes(
  db: Database,
  { country, tableId, lines, checkedOn, now }: TableTaxes,
): Promise<void> {
  const standing = await listStanding(db, country)
  const own = standing.filter((row) => isTaxOf(tableId, row))
  // Somebody chose to replace them, whenever each was last checked.
  const plan = planSuccession(own, taxRows(tableId, lines), null)
  await insertSuccession(db, plan, { country, checkedOn, now })
}

async function insertSuccession(
  db: Database,
  { changed, takenBack }: Succession,
  { country, checkedOn, now }: { country: string; checkedOn: string; now: Date },
): Promise<number> {
  const back = takenBack.map(({ id, part, key, position }) => ({
    part,
    key,
    position,
    content: null,
    succeeds: id,
  }))
  const added = [...changed, ...back].map((row) => ({
    country,
    ...stored(row),
    checked_on: checkedOn,
    set_at: now,
  }))
  if (added.length > 0) await db.insertInto('import_rules').values(added).execute()
  return added.length
}

/** The rows of a country's rules, with the editions of price lists that were published since. */
export async function rowsWithEditions(db: Database, rules: CountryRules): Promise<RuleRow[]> {
  return followEditions(rowsOf(rules), await listSuccessions(db, rules.country.iso2))
}

/** The editions of price lists that staff have published for a country. */
export async function listSuccessions(db: Database, country: string): Promise<EditionSuccession[]> {
  const { rows } = await sql<EditionSuccession>`
    select list.edition, before.edition as succeeds, list.in_force_from::text as from
    from price_list_drafts as draft
    join price_lists as list on list.id = draft.list_id
    join price_lists as before on before.id = draft.succeeds
    where draft.state = 'published' and list.country = ${country}`.execute(db)
  return rows
}

/** The sheet of a country; there is one as long as we have rules for the country. */
export async function findSheet(db: Database, country: string) {
  const { rows } = await sql<{ id: number; country: string; key: string; content: object }>`
    select id, country, key, content from import_rules as rule
    where country = ${country} and part = 'sheet' and content is not null
      and not exists (select from import_rules as next where next.succeeds = rule.id)`.execute(db)
  return rows[0]
}

interface NextRule {
  /** The id of the version before it. */
  succeeds: number
  /** Null withdraws the rule. */
  content: object | null
  checkedOn: string
  now: Date
}

/** Adds the next version of a rule; null where it has a successor already. */
export async function followRule(
  db: Database,
  { succeeds, content, checkedOn, now }: NextRule,
): Promise<number | null> {
  const before = await db
    .selectFrom('import_rules')
    .select(['country', 'part', 'key', 'position'])
    .where('id', '=', succeeds)
    .executeTakeFirstOrThrow()
  const { country, ...place } = before
  const row = stored({ ...place, content, succeeds })
  const inserted = await db
    .insertInto('import_rules')
    .values({ country, ...row, checked_on: checkedOn, set_at: now })
    .onConflict((conflict) => conflict.column('succeeds').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

function stored(
  row: Omit<RuleRow, 'content'> & { content: object | null; succeeds: number | null },
) {
  const prov = row.content && provenanceOf(row.content)
  return {
    ...row,
    content: row.content && JSON.stringify(row.content),
    valid_from: prov?.valid_from ?? null,
    valid_to: prov?.valid_to ?? null,
    sources: prov?.sources ?? [],
    confidence: prov?.confidence ?? null,
  }
}
