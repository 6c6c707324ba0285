import type { PlainMessageId } from '@bandari/i18n'
import type { MaterialType } from '../../providers/agents.ts'

export interface Medium {
  type: MaterialType
  name: PlainMessageId
  size: PlainMessageId
  file: PlainMessageId
  use: PlainMessageId
  /** Of the picture, so that nothing moves when it arrives. */
  ratio: string
}

/** Account spec §2, promotion tools. */
export const media: readonly Medium[] = [
  {
    type: 'bc',
    name: 'portalPromotion.cards',
    size: 'portalPromotion.cards.size',
    file: 'portalPromotion.cards.file',
    use: 'portalPromotion.cards.use',
    ratio: '7 / 4',
  },
  {
    type: 'a5',
    name: 'portalPromotion.flyers',
    size: 'portalPromotion.flyers.size',
    file: 'portalPromotion.flyers.file',
    use: 'portalPromotion.flyers.use',
    ratio: '148 / 210',
  },
  {
    type: 'v-banner',
    name: 'portalPromotion.signage',
    size: 'portalPromotion.signage.size',
    file: 'portalPromotion.signage.file',
    use: 'portalPromotion.signage.use',
    ratio: '17 / 7',
  },
]
