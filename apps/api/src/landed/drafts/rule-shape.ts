import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import type { RulePart } from '../tables.ts'
import { isFormula } from '../ad-valorem.ts'
import { exact, parseExact } from '../decimal.ts'
import { tableLabelProblems, taxLabelProblems, withoutProblems } from '../figures.ts'
import type {
  CountryRules,
  DutyLine,
  EligibilityRule,
  Fee,
  InspectionRule,
  Provenance,
  Regime,
} from '../rules.ts'

/** The parts that staff change by drafts; a country's sheet and its sources come with its file. */
export type DraftedPart = Exclude<RulePart, 'sheet' | 'source' | 'duty' | 'unknown'>

/** The definition of each part in the schema. */
export const definitions: Record<DraftedPart, string> = {
  eligibility: 'eligibility_rule',
  inspection: 'inspection_rule',
  regime: 'regime',
  line: 'line',
  fee: 'fee',
  document: 'document',
  port: 'port',
  route: 'route',
}

export function isDrafted(part: RulePart): part is DraftedPart {
  return part in definitions
}

const shapes = new Map<DraftedPart, ValidateFunction>()

/** The part's schema, from the one of the countries' files. */
function shapeOf(part: DraftedPart): ValidateFunction {
  const known = shapes.get(part)
  if (known) return known
  const file = new URL('../../../reference/import-rules/schema.json', import.meta.url)
  const schema = JSON.parse(readFileSync(file, 'utf8')) as { definitions: object }
  const ajv = new Ajv({ allErrors: true, strict: false })
  const shape = ajv.compile({
    definitions: schema.definitions,
    $ref: `#/definitions/${definitions[part]}`,
  })
  shapes.set(part, shape)
  return shape
}

export interface Drafted {
  part: DraftedPart
  key: string
  content: object
}

/** What is wrong with a draft of a rule; empty where the engine can read it. */
export function ruleProblems(
  { part, key, content }: Drafted,
  rules: CountryRules,
): PlainOrProblem[] {
  const shape = shapeOf(part)
  // The taxes of a table are rules of their own; it may be drafted without them.
  const whole = part === 'regime' ? { lines: linesOf(rules, key), ...content } : content
  if (!shape(whole)) {
    const paths = new Set((shape.errors ?? []).map(({ instancePath: path }) => path || '/'))
    return [...paths].map((path) => problem('rule_shape', { path }))
  }
  const uncountable = numberProblems(content)
  if (uncountable.length > 0) return uncountable
  return [
    ...nameProblems(part, key, content),
    ...consistencyProblems({ part, key, content }, rules),
  ]
}

/** Names in a rule that do not exist in its country. */
export function consistencyProblems(drafted: Drafted, rules: CountryRules): PlainOrProblem[] {
  return [...sourceProblems(drafted.content, rules), ...meaningProblems(drafted, rules)]
}

function linesOf({ duty }: CountryRules, key: string) {
  // The rows of a regime before and after a day have the same taxes.
  const name = key.replace(/#\d+$/, '')
  return duty.regimes.find(({ id }) => id === name)?.lines ?? []
}

/** Rows of the same id are told apart by a number: `zw-car/vat#2`. */
function nameProblems(part: DraftedPart, key: string, content: object): PlainOrProblem[] {
  const id =
    part === 'port' ? (content as { unlocode: string }).unlocode : (content as IdentifiedRules).id
  const name = key.split('/').at(-1)?.replace(/#\d+$/, '')
  return id === name ? [] : [problem('rule_renamed', { id: name ?? key })]
}

type IdentifiedRules = { id: string }

function sourceProblems(content: object, { sources }: CountryRules): PlainOrProblem[] {
  const known = new Set(sources.map(({ id }) => id))
  return provenancesIn(content).flatMap((prov) => [
    ...prov.sources
      .filter((id) => !known.has(id))
      .map((id) => problem('rule_unknown_source', { id })),
    ...(prov.valid_from !== null && prov.valid_to !== null && prov.valid_to < prov.valid_from
      ? (['rule_days'] as const)
      : []),
  ])
}

/** Every `prov`, however deep. */
function provenancesIn(value: unknown): Provenance[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'prov' || name === 'price_prov' ? [inner as Provenance] : provenancesIn(inner),
  )
}

/** Keys under which a rule has decimal text. */
const decimals = new Set(['rate', 'amount', 'low', 'high', 'base_uplift', 'divisors'])

/** Numbers that the schema accepts and the engine cannot compute with: every price of the country would fail. */
export function numberProblems(value: unknown, name = '', path = ''): PlainOrProblem[] {
  if (typeof value === 'string') {
    return isCountable(name, value) ? [] : [problem('rule_shape', { path })]
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    numberProblems(inner, Array.isArray(value) ? name : key, `${path}/${key}`),
  )
}

function isCountable(name: string, text: string): boolean {
  if (name === 'formula') return isFormula(text)
  if (!decimals.has(name)) return true
  const number = parseExact(text)
  return number !== null && number.over >= (name === 'divisors' ? 1n : 0n)
}

/** The rules of the country that are computed from a rule, which therefore cannot be withdrawn. */
export function dependentProblems(
  { part, key }: Omit<Drafted, 'content'>,
  rules: CountryRules,
): PlainOrProblem[] {
  const id = key.split('/').at(-1) ?? key
  const dependents =
    part === 'line'
      ? linesOf(rules, key.split('/')[0] ?? '').filter((line) => basesOf(line).includes(id))
      : part === 'port'
        ? rules.routes.filter(({ from_port: port }) => port === key)
        : []
  return dependents.map((rule) => problem('rule_needed', { id: rule.id }))
}

function meaningProblems({ part, key, content }: Drafted, rules: CountryRules): PlainOrProblem[] {
  if (part === 'eligibility') return unknownRules(content as EligibilityRule, rules)
  if (part === 'regime') return tableProblems(content as Omit<Regime, 'lines'> & Partial<Regime>)
  if (part === 'line') return lineProblems(key, content as DutyLine, rules)
  if (part === 'inspection') return withoutProblems((content as InspectionRule).without)
  if (part === 'fee') return turnedRound(content as Fee)
  return []
}

function unknownRules(
  { exempts = [], overridden_by: overriding = [] }: EligibilityRule,
  { eligibility }: CountryRules,
): PlainOrProblem[] {
  const known = new Set(eligibility.map(({ id }) => id))
  return [...exempts, ...overriding]
    .filter((id) => !known.has(id))
    .map((id) => problem('rule_unknown_rule', { id }))
}

function lineProblems(key: string, line: DutyLine, rules: CountryRules): PlainOrProblem[] {
  const lines = linesOf(rules, key.split('/')[0] ?? '')
  const place = lines.findIndex(({ id }) => id === line.id)
  return [...unknownBases(line, lines.slice(0, Math.max(place, 0))), ...taxLabelProblems(line)]
}

/** A table that is drafted with its taxes. */
function tableProblems(table: Omit<Regime, 'lines'> & Partial<Regime>): PlainOrProblem[] {
  const { lines = [] } = table
  return [
    ...tableLabelProblems(table),
    ...lines.flatMap((line, place) => [
      ...unknownBases(line, lines.slice(0, place)),
      ...taxLabelProblems(line),
    ]),
  ]
}

/** A tax is taken from the value, or from taxes above it. */
function unknownBases(line: DutyLine, before: readonly DutyLine[]): PlainOrProblem[] {
  const above = new Set(['CV', 'FOB', ...before.map(({ id }) => id)])
  return basesOf(line)
    .filter((id) => !above.has(id))
    .map((id) => problem('rule_unknown_rule', { id }))
}

function basesOf({ base = [], alternative }: DutyLine): string[] {
  return [...base, ...(alternative?.base ?? [])]
}

function turnedRound({ low, high }: Fee): PlainOrProblem[] {
  if (low === null || high === null) return []
  const [least, most] = [exact(low), exact(high)]
  return least.over * most.under > most.over * least.under ? ['rule_amounts'] : []
}
