import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const apps = new URL('../../../apps/', import.meta.url)
const said = '(?:message|msg|detail|sentence)'

/** A sentence held against words; `ra.` begins react-admin's own names. */
const comparisons = [
  new RegExp(`(?<!typeof )\\b${said}\\b\\)? *[!=]== *['"\`]`),
  new RegExp(`\\b${said}\\b[^;\\n]{0,12}\\.(?:includes|startsWith|endsWith|match)\\((?!'ra\\.)`),
  new RegExp(`\\.(?:exec|test)\\(${said}\\b`),
]

it.each(['storefront', 'portal'])('%s decides by codes and never compares a sentence', (app) => {
  const root = new URL(`${app}/src/`, apps)
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  expect(sources).not.toEqual([])
  const found = sources.flatMap((name) =>
    readFileSync(new URL(name, root), 'utf8')
      .split('\n')
      .filter((line) => comparisons.some((comparison) => comparison.test(line)))
      .map((line) => `${name}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
