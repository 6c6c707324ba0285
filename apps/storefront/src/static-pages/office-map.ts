import type { Office } from '../shared/page/settings.ts'

type Position = Pick<Office, 'latitude' | 'longitude'>

const site = 'https://www.openstreetmap.org'

/** Half the sides of the map's area, in degrees: some streets around the office. */
const around = { latitude: 0.004, longitude: 0.007 }

/** The map for a frame, with a pin on the office. */
export function mapFrame({ latitude, longitude }: Position): string {
  const box = [
    longitude - around.longitude,
    latitude - around.latitude,
    longitude + around.longitude,
    latitude + around.latitude,
  ]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `${site}/export/embed.html?${query}`
}

/** The same on a page of its own. */
export function mapPage({ latitude, longitude }: Position): string {
  return `${site}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}

/** Directions to the office; the visitor chooses the start. */
export function directions({ latitude, longitude }: Position): string {
  return `${site}/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`
}
