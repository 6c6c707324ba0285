import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url).pathname

const files = globSync(
  [
    'apps/*/{src,test,seeds,scripts,bench}/**/*.{ts,tsx,mjs}',
    'packages/*/src/**/*.{ts,tsx}',
    'e2e/**/*.ts',
  ],
  { cwd: root, exclude: (name) => name.includes('node_modules') },
)

/** Handlers with an empty body, which neither handle an error nor say why it may be ignored; lint has no rule for them. */
const swallowing = [
  /\bcatch\s*(\([^)]*\)\s*)?\{\s*\}/,
  /\.catch\(\s*\(?\w*\)?\s*=>\s*\{\s*\}\s*\)/,
  /\.on\(\s*'error',\s*\(?\w*\)?\s*=>\s*\{\s*\}\s*\)/,
]

test('no error is swallowed without a comment', () => {
  expect(files.length).toBeGreaterThan(1000)
  const found = files.filter((file) => {
    const text = readFileSync(`${root}${file}`, 'utf8')
    return swallowing.some((pattern) => pattern.test(text))
  })
  expect(found).toEqual([])
})
