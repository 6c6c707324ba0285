import type { RulePart } from './tables.ts'
import type { CountryRules, DutyLine, Provenance, Regime, Sheet } from './rules.ts'

/** A rule as it is stored: one row each, so that each has versions of its own. */
export interface RuleRow {
  part: RulePart
  key: string
  position: number
  content: object
}

type Lists =
  | 'sources'
  | 'eligibility'
  | 'inspection'
  | 'fees'
  | 'documents'
  | 'ports'
  | 'routes'
  | 'unknowns'

const partOf: Record<Lists, RulePart> = {
  sources: 'source',
  eligibility: 'eligibility',
  inspection: 'inspection',
  fees: 'fee',
  documents: 'document',
  ports: 'port',
  routes: 'route',
  unknowns: 'unknown',
}
const lists = Object.keys(partOf) as Lists[]

/** Splits a country's rules into rows. */
export function rowsOf(rules: CountryRules): RuleRow[] {
  const { schema_version, checked_on, country, coverage, duty } = rules
  const { regimes, ...duties } = duty
  return [
    row('sheet', 'sheet', 0, { schema_version, checked_on, country, coverage } satisfies Sheet),
    row('duty', 'duty', 0, duties),
    ...lists.flatMap((list) => numbered(partOf[list], rules[list], idOf)),
    ...numbered('regime', regimes.map(withoutLines), idOf),
    ...regimes.flatMap(({ id, lines }) => taxRows(id, lines)),
  ]
}

/** The rows of a table's taxes, in their order. */
export function taxRows(tableId: string, lines: readonly DutyLine[]): RuleRow[] {
  return numbered('line', lines, (line) => `${tableId}/${line.id}`)
}

export function withoutLines<Table extends { lines?: unknown }>(
  table: Table,
): Omit<Table, 'lines'> {
  const { lines: _, ...alone } = table
  return alone
}

/** The id of a rule by its key: rows of the same id are told apart by a number. */
export function idOfKey(key: string): string {
  return key.replace(/#\d+$/, '')
}

/** Whether a row is a tax of a table. */
export function isTaxOf(tableId: string, { part, key }: Pick<RuleRow, 'part' | 'key'>): boolean {
  return part === 'line' && key.startsWith(`${tableId}/`)
}

function idOf(rule: { id: string } | { unlocode: string }): string {
  return 'id' in rule ? rule.id : rule.unlocode
}

/** Rows of the same id, as the rates of a tax before and after a day, are told apart by their number. */
function numbered<Rule extends object>(
  part: RulePart,
  rules: readonly Rule[],
  nameOf: (rule: Rule) => string,
): RuleRow[] {
  const seen = new Map<string, number>()
  return rules.map((rule, position) => {
    const name = nameOf(rule)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return row(part, count === 1 ? name : `${name}#${count}`, position, rule)
  })
}

function row(part: RulePart, key: string, position: number, content: object): RuleRow {
  return { part, key, position, content }
}

/** Puts rows together to a country's rules; null where the rows hold no country. */
export function rulesOf(rows: readonly RuleRow[]): CountryRules | null {
  const sorted = [...rows].sort((a, b) => a.position - b.position)
  const contents = (part: RulePart) =>
    sorted.filter((one) => one.part === part).map(({ content }) => content)
  const [sheet] = contents('sheet') as Sheet[]
  const [duties] = contents('duty') as Omit<CountryRules['duty'], 'regimes'>[]
  if (!sheet || !duties) return null
  const regimes = (contents('regime') as Omit<Regime, 'lines'>[]).map((regime) => ({
    ...regime,
    lines: sorted
      .filter((row) => isTaxOf(regime.id, row))
      .map(({ content }) => content as DutyLine),
  }))
  const rest = Object.fromEntries(lists.map((list) => [list, contents(partOf[list])]))
  return {
    ...sheet,
    ...(rest as Pick<CountryRules, Lists>),
    duty: { ...duties, regimes },
  }
}

/** The provenance in a rule's content, for the columns beside it. */
export function provenanceOf(content: object): Provenance | null {
  return 'prov' in content ? (content.prov as Provenance) : null
}
