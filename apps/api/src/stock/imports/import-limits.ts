import document from '@bandari/sdk/openapi.json' with { type: 'json' }

const { ListingSave, OriginPortInput } = document.components.schemas
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
  partNumber: 100,
  originPort: OriginPortInput.maxLength,
} as const

export const mostRows = 5000
