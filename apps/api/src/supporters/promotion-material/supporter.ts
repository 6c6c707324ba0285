/** Whose material it is, and whose shop. */
export interface Supporter {
  brand: string
  /** As it is registered, in any script; empty when it is not known. */
  name: string
  code: string
  link: string
}
