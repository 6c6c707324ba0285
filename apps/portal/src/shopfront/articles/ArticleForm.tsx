import type { SupportArticle } from '@bandari/sdk'
import { useRecordContext } from 'react-admin'
import { paths } from '../../paths.ts'
import { DeleteRecord } from '../../staff/form/DeleteRecord.tsx'
import { RecordForm } from '../../staff/form/RecordForm.tsx'
import { ArticleInputs } from './ArticleInputs.tsx'
import { ArticlePreview } from './ArticlePreview.tsx'
import { ArticleVersions } from './ArticleVersions.tsx'
import { t } from '../../language/translator.ts'

const draft = {
  title: '',
  summary: '',
  content: '',
  status: 'draft',
  published_at: null,
  ends_at: null,
  slug: '',
  picture: null,
  picture_decorative: false,
}

export function NewArticleForm() {
  return (
    <RecordForm saveLabel="staff.save" defaultValues={draft} actions={<ArticlePreview />}>
      <ArticleInputs />
    </RecordForm>
  )
}

export function ArticleForm() {
  return (
    <>
      <RecordForm saveLabel="staff.save" actions={<Actions />}>
        <ArticleInputs />
      </RecordForm>
      <ArticleVersions />
    </>
  )
}

function Actions() {
  const article = useRecordContext<SupportArticle>()
  return (
    <>
      <ArticlePreview />
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
