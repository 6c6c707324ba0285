import { detail, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { mostFavourites, mostNamedLists } from './list-room.ts'

export const listIsFull = refuse(409, detail(problem('favourites_full', { most: mostFavourites })))

export const tooManyLists = refuse(
  409,
  detail(problem('favourite_lists_full', { most: mostNamedLists })),
)
