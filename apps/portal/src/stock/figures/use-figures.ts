import { useLocation, useNavigate } from 'react-router-dom'
import { changed, figureQuery, type FigureState, readFigures } from './figure-state.ts'

export interface FigureChoices extends FigureState {
  hrefFor: (part: Partial<FigureState>) => string
  /** Typing and looking at another figure leave no entries of their own in the history. */
  choose: (part: Partial<FigureState>, how?: { replace: boolean }) => void
}

/** The address is the page's only state. */
export function useFigures(): FigureChoices {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const state = readFigures(new URLSearchParams(search))
  const hrefFor = (part: Partial<FigureState>) => {
    const query = figureQuery(changed(state, part))
    return query === '' ? pathname : `${pathname}?${query}`
  }
  return {
    ...state,
    hrefFor,
    choose: (part, how) => void navigate(hrefFor(part), { preventScrollReset: true, ...how }),
  }
}
