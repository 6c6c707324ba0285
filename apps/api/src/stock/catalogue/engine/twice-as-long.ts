/** The same values with room for as many again. */
export function twiceAsLong<T extends Uint8Array | Uint32Array>(values: T): T {
  const longer = new (values.constructor as new (length: number) => T)(2 * values.length)
  longer.set(values)
  return longer
}
