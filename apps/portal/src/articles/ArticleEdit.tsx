import type { SupportArticle } from '@bandari/sdk'
import { Link as StorefrontLink } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { paths, storefrontUrl } from '../paths.ts'
import { DeleteRecord } from '../staff/form/DeleteRecord.tsx'
import { EditPage } from '../staff/form/EditPage.tsx'
import css from '../staff/form/Record.module.css'
import { RecordForm } from '../staff/form/RecordForm.tsx'
import { ArticleChip } from './ArticleChip.tsx'
import { ArticleInputs } from './ArticleInputs.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { publicationWords, savedWords } from './article-words.ts'
import { t } from '../language/translator.ts'

export function ArticleEdit() {
  return (
    <EditPage<SupportArticle>
      title={t('staffArticles.article')}
      titleOf={({ title }) => title}
      aside={stateOf}
      list={paths.supportArticles}
      what="articles"
      done={savedWords}
      stay
    >
      <RecordForm saveLabel="staff.save" actions={<Actions />}>
        <ArticleInputs />
      </RecordForm>
    </EditPage>
  )
}

function stateOf(article: SupportArticle) {
  return (
    <>
      <ArticleChip state={article.state} />
      <span className={css.note}>{publicationWords(article)}</span>
      {article.state === 'published' && (
        <StorefrontLink href={storefrontUrl(article.path)} target="_blank" rel="noopener">
          {t('staffArticles.onStorefront')}
        </StorefrontLink>
      )}
    </>
  )
}

function Actions() {
  const article = useRecordContext<SupportArticle>()
  return (
    <>
      <PreviewButton />
      {article?.status === 'draft' && (
        <DeleteRecord
          resource="support/articles"
          record={article}
          label={t('staffArticles.deleteDraft')}
          title={t('staffArticles.deleteTitle')}
          done={t('staffArticles.deleted')}
          to={paths.supportArticles}
        >
          <p>{t('staffArticles.deleteWhy', { title: article.title })}</p>
        </DeleteRecord>
      )}
    </>
  )
}
