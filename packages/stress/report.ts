/** One JSON line a figure. */
export function report(figure: Record<string, unknown>) {
  console.log(JSON.stringify(figure))
}
