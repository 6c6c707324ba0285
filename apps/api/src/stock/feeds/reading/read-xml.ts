import { parseXml, XmlCdata, XmlElement, XmlText } from '@rgrove/parse-xml'
import { DamagedError, mostDepth, type TreeNode } from './tree.ts'

/**
 * Throws a `DamagedError`. The parser knows the five entities of XML alone: what a document declares is never expanded or
 * fetched, and a document that uses it is damaged.
 */
export function readXml(bytes: Uint8Array): TreeNode {
  try {
    const { root } = parseXml(decoded(bytes))
    if (root) return nodeOf(root, 0)
  } catch (error) {
    // The parser calls itself for each element within another: thousands of them exhaust its stack.
    throw new DamagedError('no XML', { cause: error })
  }
  throw new DamagedError('no element')
}

/** By its mark or by what it says of itself; a name that nobody knows is UTF-8. */
function decoded(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  if (start.startsWith('\u00FF\u00FE')) return new TextDecoder('utf-16le').decode(bytes)
  if (start.startsWith('\u00FE\u00FF')) return new TextDecoder('utf-16be').decode(bytes)
  const said = /^[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(said).decode(bytes)
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder().decode(bytes)
    throw error
  }
}

function nodeOf(element: XmlElement, depth: number): TreeNode {
  if (depth > mostDepth) throw new DamagedError('too deep')
  const attributes = Object.entries(element.attributes).map(([name, text]) => ({
    name: plainName(name),
    text,
    children: [],
  }))
  const within = element.children.flatMap((child) =>
    child instanceof XmlElement ? [nodeOf(child, depth + 1)] : [],
  )
  const text = element.children
    .map((child) => (child instanceof XmlText || child instanceof XmlCdata ? child.text : ''))
    .join('')
    .trim()
  return { name: plainName(element.name), text, children: [...attributes, ...within] }
}

/** Without its namespace prefix, which whoever writes a file chooses. */
function plainName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
