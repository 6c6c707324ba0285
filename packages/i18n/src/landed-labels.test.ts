import { describe, expect, test } from 'vitest'
import { translatorOf } from './catalogues.ts'
import { payeeName } from './landed-labels.ts'
import { languageCodes } from './languages.ts'

describe.each(languageCodes)('in %s', (language) => {
  const { t } = translatorOf(language)
  const name = (paid_to: string, pay: 'us' | 'others') => payeeName({ paid_to, pay }, t)
  const through = (who: string) => who.slice(who.indexOf(','))

  test('whoever is paid by our invoice is paid through us', () => {
    const seller = name('seller', 'us')
    expect(seller).toContain(',')
    for (const paidTo of ['shipping-line', 'insurer', 'inspection-body']) {
      expect(through(name(paidTo, 'us'))).toBe(through(seller))
    }
  })

  test('the buyer pays an inspection of the rules and an office directly', () => {
    expect(name('inspection-body', 'others')).not.toContain(',')
    expect(name('ZRA', 'others')).toBe('ZRA')
  })
})
