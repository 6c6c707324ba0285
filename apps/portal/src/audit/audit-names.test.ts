import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { actionNames } from '../staff/record/action-names.data.ts'
import { subjectNames } from './subject-names.data.ts'

const api = new URL('../../../api/src/', import.meta.url).pathname

/** The sources of the API that write into the audit. */
const sources = globSync('**/*.ts', { cwd: api })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${api}${file}`, 'utf8'))
  .filter((text) => /insertAudit|AccessEntry|overtaken\(|SignIn/.test(text))

/** The names that stand after `action:` or `subject:`, also as the two sides of a condition. */
function writtenAs(field: 'action' | 'subject'): string[] {
  const given = new RegExp(String.raw`\b${field}:([^\n]*(?:\n\s+[?:][^\n]*)*)`, 'g')
  const names = sources.flatMap((text) =>
    [...text.matchAll(given)].flatMap(([, value = '']) =>
      [...value.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map(([, name = '']) => name),
    ),
  )
  return [...new Set(names)].toSorted()
}

/** Not of the audit: states that stand in the conditions, and what a difference of others is called. */
const others = new Set(['published', 'approved', 'paid'])

describe('what the API writes into the audit has a name of ours', () => {
  it('each action', () => {
    const written = writtenAs('action').filter((name) => !others.has(name))
    expect(written.length).toBeGreaterThan(90)
    expect(written.filter((name) => !(name in actionNames))).toEqual([])
  })

  it('each subject', () => {
    const written = writtenAs('subject')
    expect(written.length).toBeGreaterThan(25)
    expect(written.filter((name) => !(name in subjectNames))).toEqual([])
  })
})
