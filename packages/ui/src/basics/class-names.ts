/** Joins the class names that are there: `classNames(css.card, isWide && css.wide, className)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
