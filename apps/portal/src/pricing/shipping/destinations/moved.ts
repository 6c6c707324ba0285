/** The same values with one of them at another index. */
export function moved<Value>(values: readonly Value[], from: number, to: number): Value[] {
  const [value] = values.slice(from, from + 1)
  return value === undefined ? [...values] : values.toSpliced(from, 1).toSpliced(to, 0, value)
}
