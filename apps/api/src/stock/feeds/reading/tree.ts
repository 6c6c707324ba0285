/** A thing of a feed, whether it was an element, an attribute, an object or a value: what XML and JSON have in common. */
export interface TreeNode {
  name: string
  /** Its own, without that of what is within it. */
  text: string
  children: readonly TreeNode[]
}

/** Nobody nests a list of vehicles deeper. */
export const mostDepth = 50

/** It is nested too deep, or is not written as it should be. */
export class DamagedError extends Error {
  override name = 'DamagedError'
}
