import type { SavedView, SavedViewChange, SavedViewInput } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** Each answers with the views of the list as they are then. */
export const savedViewCalls = {
  saveView: (body: SavedViewInput): Promise<SavedView[]> =>
    granted(ask(client.POST('/saved-views/', { body }))),
  changeSavedView: (id: number, body: SavedViewChange): Promise<SavedView[]> =>
    granted(ask(client.PUT('/saved-views/{id}/', { params: { path: { id } }, body }))),
  deleteSavedView: (id: number): Promise<SavedView[]> =>
    granted(ask(client.DELETE('/saved-views/{id}/', { params: { path: { id } } }))),
}
