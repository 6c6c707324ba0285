const fromTheRight = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Where a text is read from: its first letter says it. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return fromTheRight.test(text) ? 'rtl' : 'ltr'
}
