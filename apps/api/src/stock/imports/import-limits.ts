import document from '@bandari/sdk/openapi.json' with { type: 'json' }

const { FeaturesInput, ListingSave, OriginPortInput } = document.components.schemas
const { properties } = ListingSave

/** An import takes a text of the same length as the editor; the contract states the length. */
export const longest = {
  reference: 100,
  title: properties.pTitle.maxLength,
  subtitle: properties.subtitle.maxLength,
  description: properties.description.maxLength,
  location: properties.pLocation.maxLength,
  body: properties.sBody.maxLength,
  engine: properties.sEngine.maxLength,
  colour: properties.sColour.maxLength,
  feature: FeaturesInput.items.maxLength,
  partNumber: 100,
  originPort: OriginPortInput.maxLength,
} as const

export const mostFeatures = FeaturesInput.maxItems

/** Bounds of numbers, which the editor has, too. */
export const counts = {
  seats: { from: properties.sSeats.minimum, to: properties.sSeats.maximum },
  doors: { from: properties.sDoors.minimum, to: properties.sDoors.maximum },
} as const

/** Of a file. */
export const mostRows = 50_000

/** A file of more rows than this is checked by a job, and a seller has one such at a time. */
export const mostAtOnce = 5000

/** Bytes that a file of as many rows rarely exceeds. */
export const largeFile = 5 * 1024 * 1024

/** Of all files of a seller on a day. */
export const mostRowsOfDay = 200_000
