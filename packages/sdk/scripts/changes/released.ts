import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { ContractDocument } from './change.ts'

/**
 * The contract that callers were last promised, and what is knowingly broken since. Compressed, because the whole text is 2.4 MB and
 * nobody reads it; without sentences, which break nobody.
 */
const folder = new URL('../../../../openapi/released/', import.meta.url)
const contractFile = new URL('contract.json.br', folder)
const breaksFile = new URL('breaks.json', folder)

export async function readReleased(): Promise<ContractDocument> {
  const text = brotliDecompressSync(await readFile(contractFile)).toString()
  return JSON.parse(text) as ContractDocument
}

/** The title of each breaking change since then → what its callers do now. */
export async function readBreaks(): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(breaksFile, 'utf8')) as Record<string, string>
}

/** From now on `contract` is what callers are promised, and nothing is broken. */
export async function writeReleased(contract: ContractDocument) {
  const bytes = brotliCompressSync(JSON.stringify(withoutSentences(contract)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  })
  await writeFile(contractFile, bytes)
  await writeFile(breaksFile, '{}\n')
}

const sentences = new Set(['description', 'title', 'example', 'examples'])

/** `isNames`: its keys are names of fields, one of which may be `title`. */
export function withoutSentences<Part>(part: Part, isNames = false): Part {
  if (Array.isArray(part)) return part.map((each: unknown) => withoutSentences(each)) as Part
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => isNames || !sentences.has(key))
      .map(([key, inner]) => [key, withoutSentences(inner, !isNames && key === 'properties')]),
  ) as Part
}
