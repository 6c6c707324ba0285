const most = 24

/**
 * What a link's address calls it: `Facebook, July` → `facebookjuly`; `link` for a name without a Latin letter or digit. One
 * that is taken gets a number.
 */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  const stem = plain.slice(0, most) || 'link'
  let slug = stem
  for (let number = 2; taken.has(slug); number += 1) slug = `${stem}-${number}`
  return slug
}
