import { formatSentence } from '../../language/translator.ts'
import { actionNames } from './action-names.data.ts'

/** `move-order` → `Moved order`; an action that is new here is shown by its name. */
export function actionLabel(action: string): string {
  return formatSentence(actionNames[action] ?? readable(action))
}

/** `is_destination` → `Is destination`, `refund.amount` → `Refund amount`. */
export function readable(name: string): string {
  const words = name.replaceAll(/[._-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
