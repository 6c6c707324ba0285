const fromTheRight = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u

/** A text's reading direction, which its first letter decides. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return fromTheRight.test(text) ? 'rtl' : 'ltr'
}
