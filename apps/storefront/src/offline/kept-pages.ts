/** Languages begin an address: `/sw/deals`. */
const language = /^\/(?:[a-z]{2}|en-XA)(?=\/|$)/

/** Pages with a secret in their address, or that mean nothing without a network. */
const neverKept =
  /^\/(api|media|mailbox|login|login-[abc]|auth-reset|activate|password|resend-activation-link|stop-alerts|shared-list|shared-papers|request-answers|verify|sso|checkout|review-order|confirm-order)(\/|$)|^\/[\w.-]+\.\w+$/

/** Whether a document is kept for when there is no network. */
export function isPageKept(pathname: string): boolean {
  return !neverKept.test(pathname.replace(language, ''))
}

/** The document that begins a page of this language which was not kept itself. */
export function shellFor(pathname: string): string {
  const [prefix = ''] = language.exec(pathname) ?? []
  return `${prefix}/offline`
}
