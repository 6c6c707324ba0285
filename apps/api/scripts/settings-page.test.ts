import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** The names of the schemas that settings are read by: `PORT: number()…`. */
const names = globSync('apps/api/src/**/*{settings,retention}.ts', { cwd: root.pathname })
  .map(read)
  .filter((source) => /from '(yup|\.\/setting-types\.ts)'/.test(source))
  .flatMap((source) => [...source.matchAll(/^ {2}([A-Z][A-Z\d_]+): \w+/gm)])
  .map(([, name = '']) => name)

/** An entry names what it explains before its colon, and defaults in brackets. */
const explained = read('docs/settings.md')
  .split('## For tests and tools only')[0]!
  .split('\n- ')
  .map((entry) => entry.replaceAll(/\([^)]*\)/g, '').split(':')[0]!)
  .filter((entry) => entry.startsWith('`'))
  .flatMap((entry) => [...entry.matchAll(/`([A-Z][A-Z\d_]+)`/g)])
  .map(([, name = '']) => name)

it('explains every setting that the code reads, and no other', () => {
  expect(names.length).toBeGreaterThan(80)
  expect(names.filter((name) => !explained.includes(name))).toEqual([])
  expect(explained.filter((name) => !names.includes(name))).toEqual([])
})
