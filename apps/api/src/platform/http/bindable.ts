import document from '@bandari/sdk/openapi.json' with { type: 'json' }

/** The parts of the contract that are changed. */
interface Contract {
  components: { parameters: Record<string, { name: string; in: string }> }
  paths: Record<string, Record<string, { responses?: Record<string, { content?: object }> }>>
}

/**
 * The contract in the form that fastify-openapi-glue needs. Files as answers lose their schema: nothing is serialised by it, and
 * the glue would look for parsers. Header names are in lower case, as Node reads them; otherwise they would not be validated. A
 * file in a body is validated as the `UploadedFile` that was read, not as bytes on the wire.
 */
export function bindableContract(): object {
  // The type that TypeScript finds for the file itself is too narrow to walk through.
  const { paths, components, ...rest } = structuredClone(document) as unknown as Contract
  for (const parameter of Object.values(components.parameters))
    if (parameter.in === 'header') parameter.name = parameter.name.toLowerCase()
  for (const { responses = {} } of Object.values(paths).flatMap((item) => Object.values(item))) {
    for (const response of Object.values(responses))
      if (response.content && !('application/json' in response.content)) delete response.content
  }
  return asRead({ ...rest, components, paths })
}

function asRead<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part
  if ('contentEncoding' in part) return { type: 'object' } as Part
  if (Array.isArray(part)) return part.map(asRead) as Part
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [name, asRead(inner)]),
  ) as Part
}
