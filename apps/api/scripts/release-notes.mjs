// `node release-notes.mjs v1.2.3`: what CHANGELOG.md says of that version, for the release that a tag makes.
import { readFileSync } from 'node:fs'
import { root, fail } from './preflight.mjs'

/**
 * The section of the tag's version without its heading. Throws where the tag is no version, package.json has another, or the
 * changelog says nothing.
 *
 * @param {{ tag: string, changelog: string, version: string }} given `version` is package.json's.
 */
export function releaseNotes({ tag, changelog, version }) {
  const [, wanted] = /^v(\d+\.\d+\.\d+)$/.exec(tag) ?? []
  if (wanted === undefined) throw new Error(`“${tag}” is no tag of a version: write v${version}.`)
  if (wanted !== version) throw new Error(`package.json has version ${version}, not ${wanted}.`)
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`[${wanted}]`))
  if (section === undefined) throw new Error(`CHANGELOG.md has no section “## [${wanted}]”.`)
  const notes = section.slice(section.indexOf('\n')).trim()
  if (!/^[-*] /m.test(notes)) throw new Error(`CHANGELOG.md names no change of ${wanted}.`)
  return `${notes}\n`
}

if (import.meta.main ?? process.argv[1]?.endsWith('release-notes.mjs')) {
  const read = (path) => readFileSync(`${root}/${path}`, 'utf8')
  try {
    const { version } = JSON.parse(read('package.json'))
    const notes = releaseNotes({
      tag: process.argv[2] ?? '',
      changelog: read('CHANGELOG.md'),
      version,
    })
    process.stdout.write(notes)
  } catch (error) {
    fail(error.message)
  }
}
