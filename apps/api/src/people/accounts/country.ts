/** The code in a country's url, absolute or path only; the host is not compared (contract 0.4). */
export function countryCodeIn(url: string): string | null {
  const path = url.replace(/^https?:\/\/[^/]*/i, '')
  return /^(?:\/api)?\/countries\/([a-z]{2})\/?$/i.exec(path)?.[1]?.toUpperCase() ?? null
}
