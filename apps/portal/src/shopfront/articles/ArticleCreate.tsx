import type { SupportArticle } from '@bandari/sdk'
import { paths } from '../../paths.ts'
import { CreatePage } from '../../staff/form/CreatePage.tsx'
import { lazyForm } from '../../staff/form/lazy-form.ts'
import { savedMessage } from './article-labels.ts'
import { t } from '../../language/translator.ts'

const newArticleForm = lazyForm(() => import('./ArticleForm.tsx'), 'NewArticleForm')

export function ArticleCreate() {
  return (
    <CreatePage<SupportArticle>
      title={t('staffArticles.newArticle')}
      list={paths.supportArticles}
      what="articles"
      done={savedMessage}
      after="edit"
      form={newArticleForm}
    />
  )
}
