import { expect, it } from 'vitest'
import { readCountryFiles } from '../../../reference/import-rules.ts'
import { rowsOf } from '../rule-rows.ts'
import type { CountryRules } from '../rules.ts'
import { dependentProblems, type DraftedPart, ruleProblems } from './rule-shape.ts'

const files = readCountryFiles()
const of = (code: string): CountryRules => {
  const rules = files.find(({ country }) => country.iso2 === code)
  if (!rules) throw new Error(`no rules of ${code}`)
  return rules
}
const undrafted = new Set(['sheet', 'source', 'duty', 'unknown'])

it.each(files.map((rules) => [rules.country.iso2, rules] as const))(
  'every rule of %s may be drafted as it is',
  (_, rules) => {
    const found = rowsOf(rules)
      .filter(({ part }) => !undrafted.has(part))
      .flatMap(({ part, key, content }) =>
        ruleProblems({ part: part as DraftedPart, key, content }, rules),
      )
    expect(found).toEqual([])
  },
)

const codes = (problems: ReturnType<typeof ruleProblems>) =>
  problems.map((one) => (typeof one === 'string' ? one : one.code))

function changed(country: string, part: DraftedPart, key: string, change: object) {
  const row = rowsOf(of(country)).find((one) => one.part === part && one.key === key)
  if (!row) throw new Error(`no ${part} ${key}`)
  return codes(ruleProblems({ part, key, content: { ...row.content, ...change } }, of(country)))
}

it.each([
  ['more digits than are counted with', { high: '9'.repeat(30) }, ['rule_shape']],
  ['more places than are counted with', { low: `0.${'1'.repeat(30)}` }, ['rule_shape']],
  ['less than nothing', { low: '-1' }, ['rule_shape']],
  ['words', { low: 'some' }, ['rule_shape']],
  ['turned round', { low: '2', high: '1' }, ['rule_amounts']],
  ['another name', { id: 'ke-other' }, ['rule_renamed']],
  ['a field of its own', { colour: 'red' }, ['rule_shape']],
])('a charge of %s is none', (_, change, problems) => {
  expect(changed('KE', 'fee', 'ke-port', change)).toEqual(problems)
})

it.each([
  ['its rate in braces', { rate: '0.3', label: { en: 'Import duty {rate}' } }, []],
  ['its rate written out', { rate: '0.3', label: { en: 'Import duty 30 %' } }, []],
  ['another rate', { rate: '0.3', label: { en: 'Import duty 25 %' } }, ['rule_label_figure']],
  [
    'another rate in one language',
    { rate: '0.3', label: { en: 'Duty {rate}', fr: 'Droit 25 %' } },
    ['rule_label_figure'],
  ],
  ['a figure that it has not', { label: { en: 'Import duty {most}' } }, ['rule_label_name']],
])('a tax’s label that names %s', (_, change, problems) => {
  expect(changed('KE', 'line', 'ke-to-1500/import_duty', change)).toEqual(problems)
})

it.each([
  [
    'ke-jp',
    { effect: 'penalty', rate: '0.1', base: 'CV', say: { en: '5 % of the value.' } },
    ['rule_label_figure'],
  ],
  [
    'ke-jp',
    { effect: 'penalty', rate: '0.1', base: 'CV', say: { en: '{rate} of the value.' } },
    [],
  ],
])('what happens without the inspection of %s says its own rate', (key, without, problems) => {
  expect(changed('KE', 'inspection', key, { without })).toEqual(problems)
})

it('a table’s label names the limits that the table has', () => {
  const when = { engine_cc: { gte: 4000 }, horsepower: { gte: 450 } }
  expect(changed('ZM', 'regime', 'zm-high-performance', { when })).toContain('rule_label_figure')
})

it('a formula is the one that is known', () => {
  const row = rowsOf(of('ZA'))
    .concat(files.flatMap((file) => rowsOf(file)))
    .find(({ content }) => 'formula' in content)
  const owner = files.find((file) => rowsOf(file).some(({ key }) => key === row?.key))
  if (!row || !owner) throw new Error('no rule has a formula')
  const content = { ...row.content, formula: 'amount = RRP * 2' }
  expect(codes(ruleProblems({ part: 'line', key: row.key, content }, owner))).toEqual([
    'rule_shape',
  ])
})

it('a tax that others are counted from, and a port that a way begins at, are not taken back', () => {
  const needed = files.flatMap((rules) =>
    rowsOf(rules)
      .filter(({ part }) => part === 'line' || part === 'port')
      .filter(
        ({ part, key }) => dependentProblems({ part: part as DraftedPart, key }, rules).length > 0,
      )
      .map(({ part }) => part),
  )
  expect(new Set(needed)).toEqual(new Set(['line', 'port']))
  expect(codes(dependentProblems({ part: 'port', key: 'KEMBA' }, of('KE')))[0]).toBe('rule_needed')
  expect(dependentProblems({ part: 'fee', key: 'ke-port' }, of('KE'))).toEqual([])
})
