/** Whether a host is the domain, or a name beneath it. */
export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}

/**
 * The domain that passkeys of both apps belong to. Without a setting it is that of the app which the other stands
 * beneath, as the portal usually does. Null: there is none, and each app has passkeys of its own. `localhost` is such a
 * case, because browsers take it for a public suffix like `com`.
 */
export function findPasskeyDomain(hosts: readonly string[]): string | null {
  const shared = hosts.find((host) => hosts.every((other) => isWithin(other, host)))
  return shared?.includes('.') ? shared : null
}
