import { emptyState, type FetchedQueries, type State, type Store } from '../store.ts'

/** The store of a page that is drawn once and never changes: nothing that is dispatched while drawing does anything. */
export function pageStore(queries: FetchedQueries): Store {
  const state: State = { ...emptyState, api: { ...emptyState.api, queries } }
  const store: Pick<Store, 'getState' | 'subscribe'> = {
    getState: () => state,
    subscribe: () => () => {},
  }
  return { ...store, dispatch: () => ({}) } as unknown as Store
}
