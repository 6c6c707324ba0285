import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url).pathname

/** A colon that code puts between two values: French has a space before it, so `formatLabelled` or a sentence does it. */
const joined = /\}: \$\{|\.join\(': '\)|^\s+\{[^{}]+\}: \{.*\}$|`\$\{[^}]+\}:(?: |\\n)/

/** Who reads it reads English, or is a program. */
const isForMachines =
  /Error\(|super\(|: \$\{error|^\s+`The |message|what\}|code|path\}|Sitemap|row /

const files = globSync('{apps/{api,portal,storefront},packages/ui}/src/**/*.{ts,tsx}', {
  cwd: root,
})
  .filter((file) => !/\.(?:test|stories)\.tsx?$|\/generated\/|tokens-css\.ts$/.test(file))
  .flatMap((file) =>
    readFileSync(`${root}${file}`, 'utf8')
      .split('\n')
      .map((line, index) => ({ place: `${file}:${index + 1}`, line })),
  )

it('no colon is joined to words by code', () => {
  expect(files.length).toBeGreaterThan(50_000)
  const found = files.filter(({ line }) => joined.test(line) && !isForMachines.test(line))
  expect(found).toEqual([])
})
