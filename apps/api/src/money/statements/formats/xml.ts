import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml'

/** A bank's message has about fifteen elements within each other. */
const mostDepth = 100

/** The root of a document; null for what is no XML, or is nested too deep to be a bank's. */
export function rootOf(
  text: string,
  options: { includeOffsets?: boolean } = {},
): XmlElement | null {
  try {
    const { root } = parseXml(text, options)
    return root && isShallow(root) ? root : null
  } catch (error) {
    // The parser calls itself for each element within another: thousands of them exhaust its stack.
    if (error instanceof XmlError || error instanceof RangeError) return null
    throw error
  }
}

/** Reading an element's text descends, too. */
function isShallow(root: XmlElement): boolean {
  let level = [root]
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > mostDepth) return false
    level = level.flatMap(({ children: within }) =>
      within.filter((node) => node instanceof XmlElement),
    )
  }
  return true
}

/** Without its namespace prefix, which whoever writes a file chooses. */
export const nameOf = ({ name }: XmlElement) => name.slice(name.indexOf(':') + 1)

export function children(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter(
    (node): node is XmlElement => node instanceof XmlElement && nameOf(node) === name,
  )
}

export function child(element: XmlElement, ...path: string[]): XmlElement | undefined {
  let at: XmlElement | undefined = element
  for (const name of path) at = at && children(at, name)[0]
  return at
}

export const textAt = (element: XmlElement, ...path: string[]) =>
  child(element, ...path)?.text.trim() ?? ''
