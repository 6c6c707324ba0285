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

it('makes the notes of a release of the section of its version', () => {
  expect(releaseNotes({ tag: 'v1.2.0', changelog, version: '1.2.0' })).toBe(
    '### Fixed\n\n- A name of one letter.\n',
  )
})

it.each([
  ['a tag that is no version', 'latest', '1.2.0', /no tag of a version/],
  ['another version than package.json', 'v1.2.0', '1.3.0', /package\.json has version 1\.3\.0/],
  ['a version without a section', 'v1.3.0', '1.3.0', /has no section/],
  ['a section without a change', 'v1.1.0', '1.1.0', /names no change/],
])('releases nothing with %s', (_, tag, version, sentence) => {
  expect(() => releaseNotes({ tag, changelog, version })).toThrow(sentence)
})

it('would find notes for the version that package.json has today', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const notes = releaseNotes({ tag: `v${version}`, changelog: read('CHANGELOG.md'), version })
  expect(notes).toMatch(/^### /m)
  expect(notes).not.toContain('[Unreleased]')
})
