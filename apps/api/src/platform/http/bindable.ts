import document from '@bandari/sdk/openapi.json' with { type: 'json' }

/** The parts of the contract that are looked at. */
interface Contract {
  paths: Record<string, Record<string, { responses?: Record<string, { content?: object }> }>>
}

/**
 * The contract in the form that the glue needs. Files as answers lose their schema: nothing is serialised by it, and
 * the glue would look for parsers. A file in a body is validated as the `UploadedFile` that was read, not as bytes on
 * the wire.
 */
export function bindableContract(): object {
  // The type that TypeScript finds for the file itself is too narrow to walk through.
  const { paths, ...rest } = structuredClone(document) as unknown as Contract
  for (const { responses = {} } of Object.values(paths).flatMap((item) => Object.values(item))) {
    for (const response of Object.values(responses))
      if (response.content && !('application/json' in response.content)) delete response.content
  }
  return asRead({ ...rest, paths })
}

function asRead<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part
  if ('contentEncoding' in part) return { type: 'object' } as Part
  if (Array.isArray(part)) return part.map(asRead) as Part
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [name, asRead(inner)]),
  ) as Part
}
