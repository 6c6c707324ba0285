import { expect, it } from 'vitest'
import {
  type Advisory,
  lockedVersions,
  problemsOf,
  type Snapshot,
  sortedAdvisories,
} from './advisory-rules.ts'

const lockfile = `lockfileVersion: '9.0'

packages:

  '@scure/base@2.4.0':
    resolution: {integrity: sha512-x}

  semver@6.3.2:
    resolution: {integrity: sha512-x}

  semver@7.8.6:
    resolution: {integrity: sha512-x}

snapshots:
`

const advisory = (versions: string, id = 1): Advisory => ({
  id,
  url: `https://advisories.example/${id}`,
  title: 'It waits for ever',
  severity: 'high',
  vulnerable_versions: versions,
})

const known = (advisories: Snapshot['advisories']): Snapshot => ({
  taken: '2026-11-28',
  advisories,
})

it.each<[string, Snapshot['advisories'], string[]]>([
  ['no advisory', {}, []],
  ['a package that is not locked', { lodash: [advisory('*')] }, []],
  ['older versions than ours', { semver: [advisory('<6.3.2')] }, []],
  [
    'one of two versions',
    { semver: [advisory('>=7.0.0 <7.9.0')] },
    ['semver@7.8.6: It waits for ever (high), https://advisories.example/1'],
  ],
  [
    'a scoped package',
    { '@scure/base': [advisory('<=2.4.0')] },
    ['@scure/base@2.4.0: It waits for ever (high), https://advisories.example/1'],
  ],
])('finds locked packages with an advisory: %s', (_, advisories, problems) => {
  expect(problemsOf({ lockfile, snapshot: known(advisories), accepted: {} })).toEqual(problems)
})

it('passes an accepted advisory, and reports it when it matches no package any more', () => {
  const accepted = { 'https://advisories.example/1': 'We parse no ranges of strangers.' }
  const snapshot = known({ semver: [advisory('<7.0.0')] })
  expect(problemsOf({ lockfile, snapshot, accepted })).toEqual([])
  expect(problemsOf({ lockfile, snapshot: known({}), accepted })).toEqual([
    'https://advisories.example/1 matches no package: remove it from the accepted advisories.',
  ])
})

it('asks about every version of every package, and sorts the answer', () => {
  expect(lockedVersions(lockfile)).toEqual({ '@scure/base': ['2.4.0'], semver: ['6.3.2', '7.8.6'] })
  const [first, second] = [advisory('<7.0.0', 1), advisory('<7.8.7', 2)]
  const answer = { semver: [{ ...second, cwe: ['CWE-1333'] }, first], '@scure/base': [first] }
  expect(JSON.stringify(sortedAdvisories(answer))).toBe(
    JSON.stringify({ '@scure/base': [first], semver: [first, second] }),
  )
})
