import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** Metrics, settings, commands and files that `deploy/` and `docs/` name must exist. */

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const sources = globSync('apps/api/src/**/*.ts', { cwd: fileURLToPath(root) })
  .map(read)
  .join('\n')

const exported = [
  ...read('apps/api/src/platform/metrics/metrics.ts').matchAll(/^ {2}(\w+): '/gm),
].map(([, name]) => `bandari_${name}`)

it.each(['deploy/prometheus/alerts.yaml', 'deploy/grafana/bandari.json'])(
  '%s uses metrics that the shop exports',
  (path) => {
    const used = new Set(read(path).match(/\bbandari_[a-z_]+/g))
    expect(used.size).toBeGreaterThan(5)
    const isKnown = (name: string) =>
      exported.includes(name) ||
      sources.includes(`'${name}'`) ||
      /^bandari_(request|page)_seconds_(bucket|sum|count)$/.test(name)
    expect([...used].filter((name) => !isKnown(name))).toEqual([])
  },
)

it('gives each alert a runbook', () => {
  const rules = read('deploy/prometheus/alerts.yaml').split('- alert: ').slice(1)
  expect(rules.length).toBeGreaterThan(5)
  for (const rule of rules) expect(rule).toMatch(/runbook: \S.{20,}/)
})

it('names commands and settings that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const text = read('docs/operating.md')
  const commands = [...text.matchAll(/`(?:[A-Z_]+=\S+ )?pnpm (?:run )?([a-z:]+)/g)].map(
    ([, name = '']) => name,
  )
  expect(commands.length).toBeGreaterThan(4)
  expect(commands.filter((name) => name !== 'install' && !(name in scripts))).toEqual([])
  const settings = new Set(text.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g))
  expect([...settings].filter((name) => !sources.includes(name))).toEqual([])
})

it('names files that exist', () => {
  const text = read('docs/operating.md')
  const paths = new Set(text.match(/\b(deploy|docs)\/[\w./-]*[\w/]/g))
  expect(paths.size).toBeGreaterThan(4)
  expect([...paths].filter((path) => !existsSync(new URL(path, root)))).toEqual([])
  for (const [, program = ''] of read('deploy/systemd/bandari.service').matchAll(
    /bin\/node (\S+\.ts)/g,
  ))
    expect(existsSync(new URL(program, root))).toBe(true)
})
