import type { Handler } from '../../../core/contract.ts'
import { listFacetValues } from '../search/facet-values.store.ts'
import { correctText, misspelt } from './correct-text.ts'
import { understand } from './free-text.ts'
import { inEnglish } from './local-words/in-english.ts'
import { localPhrases, withoutAccents } from './local-words/local-words.ts'
import { listNames } from '../names/names.store.ts'
import { searchParameters } from './vehicle-text.view.ts'
import { makeDictionary, tokensOf } from './vehicle-dictionary.ts'
import { listAlike, listKnownWords } from '../names/words.store.ts'

export const understandVehicleText: Handler<'understandVehicleText'> = async (
  { db, listedVehicles },
  { query: { q, literal = false } },
) => {
  const [names, values] = await Promise.all([
    listNames(db),
    listFacetValues({ db, index: listedVehicles() }),
  ])
  const dictionary = makeDictionary(names, values)
  const strange = literal ? [] : misspelt(q, dictionary)
  const local = tokensOf(q).filter((token) => localPhrases.has(withoutAccents(token)))
  const asked = [...strange, ...local]
  const known = asked.length === 0 ? [] : await listKnownWords(db, asked)
  const unknown = strange.filter((typed) => known.every(({ word }) => word !== typed))
  const alike = unknown.length === 0 ? [] : await listAlike(db, unknown)
  const corrected = correctText(q, unknown, { alike, dictionary })
  const titleWords = new Set(known.filter(({ isCommon }) => isCommon).map(({ word }) => word))
  const english = inEnglish(corrected, { dictionary, titleWords })
  return {
    status: 200,
    body: {
      text: q,
      corrected: corrected === q ? null : corrected,
      query: searchParameters(understand(english.text, dictionary)),
      parts: english.parts,
    },
  }
}
