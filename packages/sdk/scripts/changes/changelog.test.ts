import { expect, it } from 'vitest'
import type { Change, ContractDocument } from './change.ts'
import { problemsOf, writeChangelog, writeSection } from './changelog.ts'
import { withoutSentences } from './released.ts'

const gone: Change = {
  side: 'read',
  subject: 'Order',
  field: 'price',
  what: 'removed',
  isBreaking: true,
}
const title = 'Order price, read: removed'

it.each<[string, Change[], Record<string, string>, string[]]>([
  ['a break without a name', [gone], {}, [`breaks callers and is not named: "${title}"`]],
  ['a name without a word', [gone], { [title]: ' ' }, ['breaks callers and is not named']],
  ['a name for what is not so', [], { [title]: 'Read it of the lines.' }, ['breaks nobody']],
  ['a named break', [gone], { [title]: 'Read it of the lines.' }, []],
  ['what breaks nobody', [{ ...gone, what: 'added', isBreaking: false }], {}, []],
])('%s', (_, changes, breaks, problems) => {
  const found = problemsOf(changes, breaks)
  expect(found).toEqual(problems.map((text) => expect.stringContaining(text)))
})

const contract = {
  info: { version: '1.1.0' },
  paths: { '/ports/': { get: { operationId: 'listPorts', summary: 'All ports', responses: {} } } },
  components: { schemas: {} },
} as unknown as ContractDocument

it('tells breaks with what is done now, calls with their summary, and one line for each shape', () => {
  const added = { ...gone, what: 'added', isBreaking: false }
  const changes: Change[] = [
    gone,
    { side: 'call', subject: 'GET /ports/', field: '', what: 'added', isBreaking: false },
    { ...added, field: 'total' },
    { ...added, field: 'paid_on' },
  ]
  const breaks = { [title]: 'Read it of the lines.' }
  expect(writeSection({ heading: '1.1.0', changes, contract, breaks })).toBe(`## 1.1.0

### Breaking

- **${title}.** Read it of the lines.

### New calls

- \`GET /ports/\`: All ports

### Added and widened

- \`Order\`, read: \`total\` added; \`paid_on\` added`)
})

it('keeps what was said of earlier versions', () => {
  const before = writeChangelog('', '## 1.1.0, 2026-12-01\n\nNothing.')
  const next = writeChangelog(before, '## Unreleased (since 1.1.0)\n\n- One.')
  const last = writeChangelog(next, '## 1.2.0, 2027-01-01\n\n- One, two.')
  expect(last.match(/^## .*/gm)).toEqual(['## 1.2.0, 2027-01-01', '## 1.1.0, 2026-12-01'])
  expect(last).not.toContain('Unreleased')
})

it('forgets sentences and no field', () => {
  const schema = { description: 'A', properties: { title: { type: 'string', example: 'B' } } }
  expect(withoutSentences(schema)).toEqual({ properties: { title: { type: 'string' } } })
})
