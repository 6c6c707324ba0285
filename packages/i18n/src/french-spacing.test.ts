import { describe, expect, it } from 'vitest'
import { compileDomain, listDomains, readCatalogue } from './catalogues.ts'
import { compileCatalogue, sentencesOf } from './compile.ts'
import { isWrittenIn } from './domains.ts'
import { spaceFrench, spaceFrenchHtml } from './french-spacing.ts'
import { interpolate } from './interpolate.ts'
import { languageCodes } from './languages.ts'

// `~` is a no-break space, `_` a narrow one.
const shown = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_')

describe('spaceFrench', () => {
  it.each([
    ['Des questions ?', 'Des questions_?'],
    ['Des questions?', 'Des questions_?'],
    ['Des questions\u202f?', 'Des questions_?'],
    ['Des questions\u00a0? Oui !', 'Des questions_? Oui_!'],
    ['Vraiment ?!', 'Vraiment_?!'],
    ['un ; deux; trois', 'un_; deux_; trois'],
    ['Total : 5', 'Total~: 5'],
    ['Total: 5', 'Total~: 5'],
    ['Total\u202f: 5', 'Total~: 5'],
    ['Total :', 'Total~:'],
    ['« Acheter »', '«~Acheter~»'],
    ['«Acheter»', '«~Acheter~»'],
    ['(« Acheter » ?)', '(«~Acheter~»_?)'],
    ['20 % de 4 000 USD', '20_% de 4_000~USD'],
    ['20% de 1 250 000 USD', '20_% de 1_250_000~USD'],
    ['<b>Prix</b> : bas', '<b>Prix</b>~: bas'],
    ['<b>Prix :</b> bas', '<b>Prix~:</b> bas'],
    ['de 12:30 à 14:00', 'de 12:30 à 14:00'],
    ['https://bandari.example/fr?page=2', 'https://bandari.example/fr?page=2'],
    ['mailto:aide@bandari.example', 'mailto:aide@bandari.example'],
    ['(?)', '(?)'],
    ['%20', '%20'],
    ['en 2026 100 voitures', 'en 2026 100 voitures'],
  ])('%s', (written, printed) => {
    expect(shown(spaceFrench(written))).toBe(printed)
    expect(spaceFrench(spaceFrench(written))).toBe(spaceFrench(written))
  })
})

it.each([
  ['<p>Prix&nbsp;: 5 &amp; 6; 7</p>', '<p>Prix&nbsp;: 5 &amp; 6_; 7</p>'],
  ['<p><strong>Prix</strong> : bas ?</p>', '<p><strong>Prix</strong>~: bas_?</p>'],
  ['<a href="https://a.example/?x=1;?">Quoi?</a>', '<a href="https://a.example/?x=1;?">Quoi_?</a>'],
])('%s', (written, printed) => {
  expect(shown(spaceFrenchHtml(written))).toBe(printed)
})

describe('a sentence that is compiled', () => {
  const values = { name: 'Ali', count: 2, yes: 'yes', share: 5 }
  it.each([
    ['Écrivez à {name} ?', 'Écrivez à Ali_?'],
    ['{name}: {count}', 'Ali~: 2'],
    ['{name} : {count}', 'Ali~: 2'],
    ['{count}:{count}', '2:2'],
    ['{name} ({share}%)', 'Ali (5_%)'],
    ['{count} USD', '2~USD'],
    ['{count, plural, one {# car ?} other {# cars ?}}', '2 cars_?'],
    ['{count, plural, one {# % en plus} other {#% en plus}} ; fin', '2_% en plus_; fin'],
    ['Bon{yes, select, yes { : « {name} »} other {?}}', 'Bon~: «~Ali~»'],
    ['Bon{yes, select, no {} other {?}}', 'Bon_?'],
  ])('%s', (written, printed) => {
    const message = compileCatalogue('test', { key: written }, 'fr')['test.key'] ?? ''
    expect(shown(interpolate(message, values, 'fr-CD'))).toBe(printed)
  })

  it.each(languageCodes.filter((code) => code !== 'fr'))('is left as it is in %s', (language) => {
    const written = 'Total : « {name} » ? 5 %'
    const message = compileCatalogue('test', { key: written }, language)['test.key'] ?? ''
    expect(interpolate(message, values, 'en-KE')).toBe('Total : « Ali » ? 5 %')
  })
})

/** All words of a compiled sentence, with `x` for each value. */
function wordsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  if (!Array.isArray(message)) return []
  const line = message.map((token) => (typeof token === 'string' ? token : 'x')).join('')
  const cases = message.flatMap((token) =>
    Array.isArray(token) && typeof token[2] === 'object' && token[2] !== null
      ? Object.values(token[2] as object).flatMap(wordsOf)
      : [],
  )
  return [line, ...cases]
}

describe('the French catalogues', () => {
  const domains = listDomains().filter((domain) => isWrittenIn('fr', domain))
  const lines = domains.flatMap((domain) =>
    Object.entries(compileDomain('fr', domain)).flatMap(([id, message]) =>
      wordsOf(message).map((words) => ({ id, words })),
    ),
  )
  const written = domains.flatMap((domain) =>
    Object.values(sentencesOf(readCatalogue('fr', domain))),
  )

  it('are read whole', () => {
    expect(lines.length).toBeGreaterThanOrEqual(written.length)
    expect(written.length).toBeGreaterThan(4000)
  })

  // Written apart from the rules, so that a fault of theirs shows.
  it.each([
    ['a plain space or none before ; ? !', /[^\u202f;?!(][;?!](?=[\s»)<]|$)/],
    ['another space than U+00A0 before a colon', /[^\u00a0]:(?=\s|<\/|$)/],
    ['another space than U+00A0 inside «\u00a0»', /«[^\u00a0]|[^\u00a0]»/],
    ['another space than U+202F before %', /[^\u202f]%/],
    ['a thousand that breaks', /\b\d{1,3}[ \u00a0]\d{3}\b/],
    ['a currency that stands apart', /[\dx] (?:USD|KES)\b/],
  ])('have nowhere %s', (_, fault) => {
    expect(lines.filter(({ words }) => fault.test(words))).toEqual([])
  })
})
