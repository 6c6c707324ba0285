/** What is no page, whatever its path looks like. */
const notPages = /^\/(api|media|brands|assets|portal-assets)(\/|$)/

export function isPage(url: string): boolean {
  return !notPages.test(url)
}
