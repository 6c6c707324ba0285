import { XmlElement } from '@rgrove/parse-xml'

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
