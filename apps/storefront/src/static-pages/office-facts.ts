import type { Office, Site } from '../shared/page/settings.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** An office as search engines read it. */
export function officeFacts(
  { city, country, address, phones, latitude, longitude }: Office,
  { brandName, origin }: Pick<Site, 'brandName' | 'origin'>,
): object {
  return {
    '@type': 'AutoDealer',
    name: `${brandName} ${city}`,
    url: origin,
    image: `${origin}/share.png`,
    telephone: phones[0],
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: [
      openFrom('08:00', '16:45', weekdays),
      openFrom('09:00', '12:00', ['Saturday']),
    ],
  }
}

function openFrom(opens: string, closes: string, dayOfWeek: readonly string[]): object {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
}
