import type { SupportArticle } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { stateWords } from './article-words.ts'
import { t } from '../../language/translator.ts'

const tones = { draft: 'neutral', scheduled: 'attention', published: 'available' } as const

export function ArticleChip({ state }: Pick<SupportArticle, 'state'>) {
  return <Badge tone={tones[state]}>{t(stateWords[state])}</Badge>
}
