import type { SupportArticle } from '@bandari/sdk'
import { Link as StorefrontLink } from '@mui/material'
import { paths, storefrontUrl } from '../../paths.ts'
import { EditPage } from '../../staff/form/EditPage.tsx'
import css from '../../staff/form/Record.module.css'
import { lazyForm } from '../../staff/form/lazy-form.ts'
import { ArticleChip } from './ArticleChip.tsx'
import { publicationLabel, savedMessage } from './article-labels.ts'
import { t } from '../../language/translator.ts'

const articleForm = lazyForm(() => import('./ArticleForm.tsx'), 'ArticleForm')

export function ArticleEdit() {
  return (
    <EditPage<SupportArticle>
      title={t('staffArticles.article')}
      titleOf={({ title }) => title}
      aside={stateOf}
      list={paths.supportArticles}
      what="articles"
      done={savedMessage}
      stay
      form={articleForm}
    />
  )
}

function stateOf(article: SupportArticle) {
  return (
    <>
      <ArticleChip state={article.state} />
      <span className={css.note}>{publicationLabel(article)}</span>
      {article.state === 'published' && (
        <StorefrontLink href={storefrontUrl(article.path)} target="_blank" rel="noopener">
          {t('staffArticles.onStorefront')}
        </StorefrontLink>
      )}
    </>
  )
}
