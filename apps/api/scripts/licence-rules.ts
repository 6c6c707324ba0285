/**
 * Licences of third-party code that the shop may use, as SPDX identifiers. They require a notice, or publishing changes to
 * their own files, but none of our source code.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages that were reviewed individually. */
const reviewed: readonly (readonly [name: RegExp, licence: string])[] = [
  // Its licence file contains the MIT licence.
  [/^png-js@/, 'unknown'],
  // Its readme says MIT.
  [/^humanize-number@/, 'unknown'],
  // Its licence file contains the BSD licence with three clauses.
  [/^css-mediaquery@/, 'BSD'],
  // The Python licence, which requires only a notice.
  [/^argparse@/, 'PSF-2.0'],
  // A separate library that users can replace, as the LGPL requires.
  [/^@img\/sharp-(?:libvips-)?[\w-]+@/, 'LGPL-3.0-or-later'],
]

export function isAllowed(name: string, licence: string): boolean {
  const isReviewed = reviewed.some(
    ([pattern, allowedLicence]) => allowedLicence === licence && pattern.test(name),
  )
  return isReviewed || isAllowedExpression(licence)
}

/** `(MIT OR Apache-2.0)` needs one allowed licence, `MIT AND ISC` needs all. */
export function isAllowedExpression(expression: string): boolean {
  const alternatives = expression.replaceAll(/[()]/g, ' ').split(/\sOR\s/)
  return alternatives.some((all) => all.split(/\sAND\s/).every((one) => allowed.has(one.trim())))
}

/** The licence in package.json, including its deprecated forms. */
export function licenceOf(manifest: Readonly<Record<string, unknown>>): string {
  const { license, licenses } = manifest
  if (typeof license === 'string' && license !== '') return license
  const named = [license, licenses]
    .flat()
    .map((entry) => (entry as { type?: unknown } | null)?.type)
  const types = named.filter((type) => typeof type === 'string')
  return types.length > 0 ? types.join(' OR ') : 'unknown'
}
