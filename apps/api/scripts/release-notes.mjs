// `node release-notes.mjs v1.2.3`: prints the section of that version in CHANGELOG.md, for the release of a tag.
import { readFileSync } from 'node:fs'
import { root, fail } from './preflight.mjs'

/**
 * Returns the changelog's section for the tag's version, without its heading. Throws if the tag is not a version, package.json
 * has another version, or the section has no change.
 *
 * @param {{ tag: string, changelog: string, version: string }} given `version` is package.json's.
 */
export function releaseNotes({ tag, changelog, version }) {
  const [, taggedVersion] = /^v(\d+\.\d+\.\d+)$/.exec(tag) ?? []
  if (taggedVersion === undefined)
    throw new Error(`“${tag}” is not a version tag: write v${version}.`)
  if (taggedVersion !== version)
    throw new Error(`package.json has version ${version}, not ${taggedVersion}.`)
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`[${taggedVersion}]`))
  if (section === undefined) throw new Error(`CHANGELOG.md has no section “## [${taggedVersion}]”.`)
  const notes = section.slice(section.indexOf('\n')).trim()
  if (!/^[-*] /m.test(notes)) throw new Error(`CHANGELOG.md names no change of ${taggedVersion}.`)
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
