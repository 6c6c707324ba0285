import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { satisfies } from 'semver'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { primaryAmong } from '../src/platform/db/hosts.ts'

/** Checks that the files of `deploy/` and `.github/` are consistent; no container engine, systemd or CI runs them here. */

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Service {
  image?: string
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string>
  volumes?: string[]
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
}

describe('deploy/compose.yaml', () => {
  const { services } = parse(read('deploy/compose.yaml')) as { services: Record<string, Service> }
  const all = Object.entries(services)
  const { shop, database, proxy } = services

  afterEach(() => vi.unstubAllEnvs())

  it('names the image of each service, and builds the one that is ours', () => {
    expect(all.filter(([, { image }]) => !image).map(([name]) => name)).toEqual([])
    const { context = '', dockerfile = '' } = shop?.build ?? {}
    expect(existsSync(join(root, 'deploy', context, dockerfile))).toBe(true)
    // Third-party images name their registry: engines resolve short names at different registries.
    const thirdParty = all.filter(([, { build }]) => !build).map(([, { image }]) => image)
    expect(thirdParty.filter((image) => !image?.includes('/'))).toEqual([])
  })

  it('starts a service after its dependencies are healthy', () => {
    expect(Object.keys(proxy?.depends_on ?? {})).toEqual(['shop'])
    expect(Object.keys(shop?.depends_on ?? {})).toEqual(['database'])
    for (const [, { depends_on: dependencies = {} }] of all)
      for (const [name, { condition }] of Object.entries(dependencies)) {
        expect(condition).toBe('service_healthy')
        expect(services[name]?.healthcheck?.test.length).toBeGreaterThan(1)
      }
  })

  it('checks the health of the shop by /readyz, as the image does', () => {
    const [, ...program] = shop?.healthcheck?.test ?? []
    expect(program.join(' ')).toContain('/readyz')
    const [, image = '[]'] =
      /^HEALTHCHECK .*\\\n +CMD (.*)$/m.exec(read('deploy/Containerfile')) ?? []
    expect(JSON.parse(image)).toEqual(program)
  })

  it('passes the password outside of URLs, so that it may contain any character', () => {
    const secret = '${DATABASE_PASSWORD:?}'
    const values = all.flatMap(([, { environment = {} }]) => Object.values(environment))
    const withPassword = values.filter((value) => value.includes('DATABASE_PASSWORD'))
    expect(withPassword).toEqual([secret, secret])
    expect(database?.environment?.['POSTGRES_PASSWORD']).toBe(secret)
    expect(shop?.environment?.['PGPASSWORD']).toBe(secret)
  })

  it.each(['p@ss:w/o%r#d?', `&'"$HOME \\ ä`, '%40', 'postgres://x:y@z/'])(
    'reaches its database with the password %s',
    (password) => {
      vi.stubEnv('PGPASSWORD', password)
      const client = new Client(primaryAmong(shop?.environment?.['DATABASE_URL'] ?? ''))
      const { host, user, database: name } = client
      expect({ host, user, name }).toEqual({ host: 'database', user: 'bandari', name: 'bandari' })
      expect(client.password).toBe(password)
    },
  )
})

describe('deploy/systemd', () => {
  const units = globSync('deploy/systemd/*.service', { cwd: root })
  /** All directives that restrict a service. */
  const restrictions = (unit: string) =>
    read(unit)
      .match(/^(?:NoNew|Capab|Protect|Private|Lock|Restrict|SystemCall|UMask)\w+=.*$/gm)
      ?.toSorted() ?? []

  it('restricts all services in the same way', () => {
    expect(units.length).toBeGreaterThan(1)
    const [first = '', ...otherUnits] = units
    expect(restrictions(first).length).toBeGreaterThan(20)
    for (const unit of otherUnits) expect(restrictions(unit)).toEqual(restrictions(first))
  })

  const analyzer = spawnSync('systemd-analyze', ['--version']).status === 0

  it.skipIf(!analyzer).each(units)('leaves %s an exposure of at most 1.5 of 10', (unit) => {
    const args = ['security', '--offline=yes', '--threshold=15', '--no-pager', join(root, unit)]
    const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
    expect(status, stdout).toBe(0)
  })
})

interface Rule {
  description?: string
  matchPackageNames: string[]
  matchFileNames?: string[]
  allowedVersions?: string
}

describe('.github/renovate.json', () => {
  const { packageRules } = JSON.parse(read('.github/renovate.json')) as { packageRules: Rule[] }
  const restricted = packageRules.flatMap(({ allowedVersions, ...rule }) =>
    allowedVersions === undefined ? [] : [{ ...rule, allowedVersions }],
  )
  const manifests = globSync('{.,e2e,apps/*,packages/*}/package.json', { cwd: root })
  const pins = (name: string, files = manifests) =>
    files.flatMap((file) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
        read(file),
      ) as Record<string, Record<string, string> | undefined>
      return { ...dependencies, ...devDependencies, ...optionalDependencies }[name] ?? []
    })

  it('gives the reason for each version limit, and the installed versions are within it', () => {
    expect(restricted.length).toBeGreaterThan(3)
    for (const { description, matchPackageNames, matchFileNames, allowedVersions } of restricted) {
      expect(description).toMatch(/\S.{30,}/)
      const versions = matchPackageNames.flatMap((name) => pins(name, matchFileNames))
      expect(versions.length, matchPackageNames.join()).toBeGreaterThan(0)
      for (const version of versions) expect(satisfies(version, allowedVersions)).toBe(true)
    }
  })
})

interface Job {
  uses?: string
  'timeout-minutes'?: number
  steps?: { uses?: string; run?: string }[]
}

describe('.github', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: root })
  const jobs = workflows.flatMap((path) =>
    Object.entries((parse(read(path)) as { jobs: Record<string, Job> }).jobs).map(
      ([name, job]) => ({ name: `${path} ${name}`, job }),
    ),
  )
  const texts = [...workflows, ...globSync('.github/actions/*/action.yml', { cwd: root })].map(read)

  it('gives every job a timeout, and workflows read-only permissions', () => {
    const withoutTimeout = jobs.filter(({ job }) => !job.uses && !job['timeout-minutes'])
    expect(withoutTimeout.map(({ name }) => name)).toEqual([])
    const permissive = workflows.filter((path) => {
      const { permissions } = parse(read(path)) as { permissions?: object }
      return JSON.stringify(permissions) !== '{"contents":"read"}'
    })
    expect(permissive).toEqual([])
  })

  it('pins the versions of actions, and uses local actions that exist', () => {
    const used = texts.flatMap((text) =>
      [...text.matchAll(/\buses: (\S+)/g)].map(([, it = '']) => it),
    )
    expect(used.length).toBeGreaterThan(8)
    const unpinned = used.filter((it) => !it.startsWith('./') && !/@(v\d+|[0-9a-f]{40})/.test(it))
    expect(unpinned).toEqual([])
    const missing = used
      .filter((it) => it.startsWith('./'))
      .map((it) => (it.endsWith('.yml') ? it : `${it}/action.yml`))
      .filter((it) => !existsSync(join(root, it)))
    expect(missing).toEqual([])
  })

  it('runs commands and programs that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const text = texts.join('\n')
    const commands = [...text.matchAll(/\bpnpm@\S+ (?:run )?([a-z:-]+)/g)].map(([, it = '']) => it)
    const ofPnpm = new Set(['install', 'store'])
    expect(commands.filter((it) => !ofPnpm.has(it) && !(it in scripts))).toEqual([])
    const programs = [...text.matchAll(/(?:node|bash|-f) ((?:apps|deploy|\.ci)\/\S+)/g)].map(
      ([, it = '']) => it,
    )
    expect(programs.length).toBeGreaterThan(2)
    expect(programs.filter((it) => !existsSync(join(root, it)))).toEqual([])
  })

  it('uses one version of pnpm everywhere', () => {
    const named = new Set(
      [...texts, read('deploy/Containerfile'), read('apps/api/scripts/preflight.mjs')].flatMap(
        (text) => text.match(/\bpnpm@[\d.]+/g) ?? [],
      ),
    )
    expect([...named]).toHaveLength(1)
  })
})
