import { parse } from 'node:querystring'

/** An address's query. Of a parameter that is given several times the first counts (contract A2). */
export function readQuery(text: string): Record<string, string> {
  const given = Object.entries(parse(text)).map(([name, value]) => [name, [value].flat()[0] ?? ''])
  return Object.fromEntries(given) as Record<string, string>
}
