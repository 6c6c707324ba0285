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

/** Lint has no rule against handlers without a body, which say neither what happened nor why that is all right. */
const swallowing = [
  /\bcatch\s*(\([^)]*\)\s*)?\{\s*\}/,
  /\.catch\(\s*\(?\w*\)?\s*=>\s*\{\s*\}\s*\)/,
  /\.on\(\s*'error',\s*\(?\w*\)?\s*=>\s*\{\s*\}\s*\)/,
]

test('no failure is swallowed without a word', () => {
  expect(files.length).toBeGreaterThan(1000)
  const found = files.filter((file) => {
    const text = readFileSync(`${root}${file}`, 'utf8')
    return swallowing.some((pattern) => pattern.test(text))
  })
  expect(found).toEqual([])
})
