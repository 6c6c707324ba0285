import { positive } from '../../shared/positive.ts'

/** What the page shows; all of it is in the address, so that Back works. */
export interface FigureState {
  days: Days
  /** The figure in the chart. */
  figure: Figure
  sort: FigureSort
  order: 'asc' | 'desc'
  q: string
  page: number
}

export const periods = [7, 28, 91] as const
export type Days = (typeof periods)[number]

export const figures = [
  'shown',
  'opened',
  'revealed',
  'favourites',
  'shared',
  'questions',
  'offers',
  'orders',
] as const
export type Figure = (typeof figures)[number]

export const figureSorts = ['title', 'days_on_sale', ...figures] as const
export type FigureSort = (typeof figureSorts)[number]

export const rowsPerPage = 25

const usual: FigureState = {
  days: 28,
  figure: 'opened',
  sort: 'opened',
  order: 'desc',
  q: '',
  page: 1,
}

/** Reads the state from an address; what is not a choice is ignored. */
export function readFigures(query: URLSearchParams): FigureState {
  const sort = figureSorts.find((name) => name === query.get('sort')) ?? usual.sort
  return {
    days: periods.find((days) => String(days) === query.get('days')) ?? usual.days,
    figure: figures.find((name) => name === query.get('figure')) ?? usual.figure,
    sort,
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    q: (query.get('q') ?? '').slice(0, 100),
    page: positive(query.get('page')) ?? usual.page,
  }
}

/** Writes the state to an address; what is usual is left out. */
export function figureQuery(state: FigureState): string {
  const query = new URLSearchParams()
  for (const name of ['days', 'figure', 'sort', 'order', 'q', 'page'] as const) {
    const value = String(state[name]).trim()
    if (value !== String(usual[name])) query.set(name, value)
  }
  return query.toString()
}

/** Another order, search or period begins at its first page; the chart's figure leaves the table as it is. */
export function changed(state: FigureState, part: Partial<FigureState>): FigureState {
  const isOtherTable = (['days', 'sort', 'order', 'q'] as const).some((name) => name in part)
  return { ...state, ...(isOtherTable && { page: 1 }), ...part }
}

/** A heading that is pressed: numbers begin with the most, words with the first; once more turns them round. */
export function sortedBy(
  state: FigureState,
  sort: FigureSort,
): Pick<FigureState, 'sort' | 'order'> {
  if (state.sort === sort) return { sort, order: state.order === 'desc' ? 'asc' : 'desc' }
  return { sort, order: sort === 'title' ? 'asc' : 'desc' }
}
