/**
 * The country of goods that go to a port: the consignee's when the port serves it, else the only one that the port
 * serves. Null when the port serves several and the consignee lives elsewhere (buyer spec §3: Durban serves five).
 */
export function destinationCountry(consignee: string | null, served: string[]): string | null {
  if (consignee !== null && served.includes(consignee)) return consignee
  return served.length === 1 ? (served[0] ?? null) : null
}
