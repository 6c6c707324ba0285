/** What the shop is called, as the process that served the page wrote it into the page (decisions 1). */
export const brand =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ??
  'Bandari'
