import type { Translate } from '@bandari/i18n'
import { mostFavourites, mostNamedLists } from './device-lists.ts'
import type { Outcome } from './use-favourites.ts'

/** Why something was not kept. */
export function outcomeSentence(t: Translate, outcome: NonNullable<Outcome>): string {
  switch (outcome) {
    case 'list-full':
      return t('favourites.listFull', { most: mostFavourites })
    case 'lists-full':
      return t('favourites.listsFull', { most: mostNamedLists })
    case 'name-known':
      return t('favourites.nameKnown')
    case 'no-storage':
      return t('favourites.noStorage')
    default:
      return outcome.message ?? t('favourites.notSaved')
  }
}
