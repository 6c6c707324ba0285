/** Paths that are not pages, although they may look like it. */
const notPages = /^\/(api|media|brands|assets|portal-assets)(\/|$)/

export function isPage(url: string): boolean {
  return !notPages.test(url)
}
