/** The last five are hidden, so that nobody can pass for the vehicle's owner by what a public page tells. */
export function maskedNumber(number: string): string {
  const hidden = Math.min(5, number.length)
  return `${number.slice(0, number.length - hidden)}${'*'.repeat(hidden)}`
}
