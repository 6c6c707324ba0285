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
  ['nothing known', {}, []],
  ['a package that we do not have', { lodash: [advisory('*')] }, []],
  ['versions that we have left behind', { semver: [advisory('<6.3.2')] }, []],
  [
    'one of two versions',
    { semver: [advisory('>=7.0.0 <7.9.0')] },
    ['semver@7.8.6: It waits for ever (high), https://advisories.example/1'],
  ],
  [
    'a package with an owner',
    { '@scure/base': [advisory('<=2.4.0')] },
    ['@scure/base@2.4.0: It waits for ever (high), https://advisories.example/1'],
  ],
])('finds in the lockfile what advisories speak of: %s', (_, advisories, problems) => {
  expect(problemsOf({ lockfile, snapshot: known(advisories), judged: {} })).toEqual(problems)
})

it('lets pass what somebody has judged, for as long as it is there', () => {
  const judged = { 'https://advisories.example/1': 'We parse no ranges of strangers.' }
  const snapshot = known({ semver: [advisory('<7.0.0')] })
  expect(problemsOf({ lockfile, snapshot, judged })).toEqual([])
  expect(problemsOf({ lockfile, snapshot: known({}), judged })).toEqual([
    'https://advisories.example/1 concerns no package of ours: take it out of what was judged.',
  ])
})

it('asks about every version of every package, and keeps the answer in one order', () => {
  expect(lockedVersions(lockfile)).toEqual({ '@scure/base': ['2.4.0'], semver: ['6.3.2', '7.8.6'] })
  const [first, second] = [advisory('<7.0.0', 1), advisory('<7.8.7', 2)]
  const answer = { semver: [{ ...second, cwe: ['CWE-1333'] }, first], '@scure/base': [first] }
  expect(JSON.stringify(sortedAdvisories(answer))).toBe(
    JSON.stringify({ '@scure/base': [first], semver: [first, second] }),
  )
})
