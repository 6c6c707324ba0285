import type { Handler } from '../../../core/contract.ts'
import { listFacetValues } from '../search/facet-values.store.ts'
import { correctText, misspelt } from './correct-text.ts'
import { understand } from './free-text.ts'
import { listNames } from '../names/names.store.ts'
import { searchParameters } from './vehicle-text.view.ts'
import { makeDictionary } from './vehicle-dictionary.ts'
import { listAlike, listKnownWords } from '../names/words.store.ts'

export const understandVehicleText: Handler<'understandVehicleText'> = async (
  { db },
  { query: { q, literal = false } },
) => {
  const [names, values] = await Promise.all([listNames(db), listFacetValues(db)])
  const dictionary = makeDictionary(names, values)
  const strange = literal ? [] : misspelt(q, dictionary)
  const known = strange.length === 0 ? [] : await listKnownWords(db, strange)
  const unknown = strange.filter((word) => !known.includes(word))
  const alike = unknown.length === 0 ? [] : await listAlike(db, unknown)
  const corrected = correctText(q, unknown, { alike, dictionary })
  return {
    status: 200,
    body: {
      text: q,
      corrected: corrected === q ? null : corrected,
      query: searchParameters(understand(corrected, dictionary)),
    },
  }
}
