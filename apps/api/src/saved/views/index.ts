import type { Operations } from '../../core/contract.ts'
import { changeSavedView } from './change-saved-view.ts'
import { deleteSavedView } from './delete-saved-view.ts'
import { listSavedViews } from './list-saved-views.ts'
import { saveView } from './save-view.ts'

export const savedViews = {
  changeSavedView,
  deleteSavedView,
  listSavedViews,
  saveView,
} satisfies Partial<Operations>
