import { Skeleton } from '@bandari/ui'
import { t } from '../../../language/translator.ts'

export function EditorSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{t('staffArticles.editorLoading')}</p>
      <Skeleton shape="block" height="420px" />
    </div>
  )
}
