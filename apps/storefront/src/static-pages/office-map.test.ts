import { expect, it } from 'vitest'
import { directions, mapFrame, mapPage } from './office-map.ts'

const harare = { latitude: -17.8277, longitude: 31.053 }

it('shows the streets around the office, with a pin on it', () => {
  const { origin, pathname, searchParams } = new URL(mapFrame(harare))
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html')
  expect(searchParams.get('marker')).toBe('-17.8277,31.053')
  expect(searchParams.get('bbox')).toBe('31.0460,-17.8317,31.0600,-17.8237')
})

it('leads to the map on a page of its own, and to directions that end there', () => {
  expect(mapPage(harare)).toBe(
    'https://www.openstreetmap.org/?mlat=-17.8277&mlon=31.053#map=17/-17.8277/31.053',
  )
  expect(directions(harare)).toBe('https://www.openstreetmap.org/directions?to=-17.8277%2C31.053')
})
