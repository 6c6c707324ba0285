import { expect, it } from 'vitest'
import { listDataEntries, textsIn } from './data-texts.ts'
import { offeredLanguages, sourceLanguage } from './languages.ts'

const translations = offeredLanguages.filter((language) => language !== sourceLanguage)

it.each(translations)('every text of the import rules is there in %s', (language) => {
  const missing = listDataEntries(language).filter(({ translation }) => !translation?.trim())
  expect(missing.map(({ id, english }) => `${id}: ${english}`)).toEqual([])
})

it.each(translations)(
  'the texts of the import rules have the numbers of the English in %s',
  (language) => {
    const wrong = listDataEntries(language).filter(
      ({ english, translation }) =>
        translation !== null && numbersIn(translation).join(' ') !== numbersIn(english).join(' '),
    )
    expect(wrong.map(({ english, translation }) => [english, translation])).toEqual([])
  },
)

/** `1,500,000` and `1 500 000` are the same number, as are `2.5` and `2,5`; the digit of CO2 is none. */
function numbersIn(sentence: string): string[] {
  return [...sentence.matchAll(/(?<![\p{L}\d.,])\d+(?:[.,]\d+|[\u00a0\u202f ]\d{3}(?!\d))*/gu)]
    .map(([digits]) => digits.replaceAll(/[.,\u00a0\u202f ](?=\d{3}(?!\d))/g, '').replace(',', '.'))
    .toSorted()
}

it('finds each text of a value, and tells those of the same id apart', () => {
  const [one, two] = [{ en: 'VAT 15 %' }, { en: 'VAT 15.5 %' }]
  const lines = [{ id: 'vat', label: one }, { id: 'vat', label: two }, { say: one }]
  expect(textsIn({ lines, note: null, currency: 'USD' }, 'zw')).toEqual([
    { place: 'zw.lines.vat.label', text: one },
    { place: 'zw.lines.vat#2.label', text: two },
    { place: 'zw.lines.2.say', text: one },
  ])
})
