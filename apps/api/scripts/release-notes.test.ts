import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { releaseNotes } from './release-notes.mjs'

const changelog = `# Changelog

## [Unreleased]

### Added

- Not yet.

## [1.2.0], 2026-12-01

### Fixed

- A name of one letter.

## [1.1.0]

Nothing.
`

it('takes the notes of a release from the section of its version', () => {
  expect(releaseNotes({ tag: 'v1.2.0', changelog, version: '1.2.0' })).toBe(
    '### Fixed\n\n- A name of one letter.\n',
  )
})

it.each([
  ['a tag that is not a version', 'latest', '1.2.0', /not a version tag/],
  ['another version than package.json', 'v1.2.0', '1.3.0', /package\.json has version 1\.3\.0/],
  ['a version without a section', 'v1.3.0', '1.3.0', /has no section/],
  ['a section without a change', 'v1.1.0', '1.1.0', /names no change/],
])('releases nothing with %s', (_, tag, version, message) => {
  expect(() => releaseNotes({ tag, changelog, version })).toThrow(message)
})

it('finds notes for the current version of package.json', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const notes = releaseNotes({ tag: `v${version}`, changelog: read('CHANGELOG.md'), version })
  expect(notes).toMatch(/^### /m)
  expect(notes).not.toContain('[Unreleased]')
})
