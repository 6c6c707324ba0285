import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { modules } from './schema.data.ts'

/** The table names in a module's `tables.ts`; the platform declares those of `Tables` itself. */
function declaredIn(folder: string): string[] {
  const home = folder === 'platform' ? 'platform/db' : folder
  const file = new URL(`../src/${home}/tables.ts`, import.meta.url)
  if (!existsSync(file)) return []
  const [, indent = '', body = ''] =
    /^( *)(?:export )?interface Tables \{\n(.*?)\n\1\}$/ms.exec(readFileSync(file, 'utf8')) ?? []
  return [...body.matchAll(new RegExp(`^${indent} {2}(\\w+): `, 'gm'))].map(([, name = '']) => name)
}

/** The files whose types a file exports, directly or through other files. */
function typesOf(file: string): string[] {
  const exported = readFileSync(file, 'utf8').matchAll(/^export type \* from '(.+)'$/gm)
  return [...exported].flatMap(([, name = '']) => {
    const path = resolve(dirname(file), name)
    return [path, ...typesOf(path)]
  })
}

it.each(modules.map(({ name, tables }) => [name, Object.keys(tables)] as const))(
  '%s declares only tables that it owns',
  (folder, owned) => {
    expect(declaredIn(folder).filter((table) => !owned.includes(table))).toEqual([])
  },
)

it('exports every file that declares tables from src/module-types.ts', () => {
  const src = fileURLToPath(new URL('../src/', import.meta.url))
  const joined = typesOf(`${src}module-types.ts`)
  const files = globSync('*/**/tables.ts', { cwd: src })
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !joined.includes(`${src}${file}`))).toEqual([])
})

it('finds the tables that are declared', () => {
  expect(modules.flatMap(({ name }) => declaredIn(name)).length).toBeGreaterThan(100)
})
