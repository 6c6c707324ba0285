/**
 * The address of a link as an article may hold it: of our own site, or with one of four schemes. `www.kebs.org` gets
 * the scheme that it lacks. Null for what would be taken out.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^\/(?!\/)\S*$/.test(text)) return text
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(text)) return text
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : null
}
