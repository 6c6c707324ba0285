/** Prints a figure as one line of JSON. */
export function report(figure: Record<string, unknown>) {
  console.log(JSON.stringify(figure))
}
