/** Paths that are not pages, although they may look like it. */
const notPages = /^\/(api|media|brands|assets|portal-assets)(\/|$)/

/** Two slashes, which a browser also writes backwards, begin the name of another host. */
const otherHost = /^\/[/\\]/

export function isPage(url: string): boolean {
  return !notPages.test(url) && !otherHost.test(url)
}
