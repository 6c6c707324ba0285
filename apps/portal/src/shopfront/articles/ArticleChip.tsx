import type { SupportArticle } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { stateLabels } from './article-labels.ts'
import { t } from '../../language/translator.ts'

const tones = {
  draft: 'neutral',
  scheduled: 'attention',
  published: 'available',
  ended: 'neutral',
} as const

export function ArticleChip({ state }: Pick<SupportArticle, 'state'>) {
  return <Badge tone={tones[state]}>{t(stateLabels[state])}</Badge>
}
