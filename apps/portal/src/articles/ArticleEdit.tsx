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

export function ArticleEdit() {
  return (
    <EditPage<SupportArticle>
      title="Article"
      titleOf={({ title }) => title}
      aside={stateOf}
      list={paths.supportArticles}
      what="articles"
      done={savedWords}
      stay
    >
      <RecordForm saveLabel="Save" actions={<Actions />}>
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
          On the storefront
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
          label="Delete the draft"
          title="Delete this draft?"
          done="The draft is deleted."
          to={paths.supportArticles}
        >
          <p>“{article.title}” is gone for good; the record of changes keeps its text.</p>
        </DeleteRecord>
      )}
    </>
  )
}
