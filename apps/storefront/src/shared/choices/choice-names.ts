import type { PlainMessageId } from '@bandari/i18n'
import type { ProductChoice } from '@bandari/sdk'

export const choiceNames: Record<ProductChoice['kind'], PlainMessageId> = {
  size: 'shared.choiceSize',
  colour: 'shared.choiceColour',
}
