/** Languages of dealers and of their spreadsheets. */
const languages = ['en', 'sw', 'pt', 'fr', 'de', 'es', 'it', 'nl']

/** No word means two months; a word that would is left out. */
const months = namesOfMonths()

function namesOfMonths(): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const doubtful = new Set<string>()
  for (const language of languages)
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
      for (let month = 1; month <= 12; month += 1) {
        const name = plain(names.format(Date.UTC(2026, month - 1, 15)))
        if ((found.get(name) ?? month) !== month) doubtful.add(name)
        found.set(name, month)
      }
    }
  found.set('sept', 9)
  for (const name of doubtful) found.delete(name)
  return found
}

/** Without accents, dots and capitals. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}|\.|\s/gu, '')
    .toLowerCase()
}

/** 3 for `Mar`, `March`, `mars`, `März`, `março`; null for a word that is no month. */
export function monthOf(name: string): number | null {
  return months.get(plain(name)) ?? null
}
