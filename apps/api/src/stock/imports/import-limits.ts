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

export const mostRows = 5000
