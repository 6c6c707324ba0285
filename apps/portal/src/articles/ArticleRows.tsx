import type { SupportArticle } from '@bandari/sdk'
import { SimpleList } from 'react-admin'
import css from '../staff/list/StaffTable.module.css'
import { useMay } from '../staff/use-may.ts'
import { ArticleChip } from './ArticleChip.tsx'
import { publicationWords } from './article-words.ts'
import { NoArticles } from './NoArticles.tsx'

/** The table on a phone. */
export function ArticleRows() {
  const isEditor = useMay('updateArticle')
  return (
    <SimpleList<SupportArticle>
      linkType={isEditor ? 'edit' : false}
      empty={<NoArticles />}
      primaryText={headOf}
      secondaryText={publicationWords}
      sx={{ padding: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    />
  )
}

function headOf({ title, state }: SupportArticle) {
  return (
    <span className={css.rowHead}>
      <strong>{title}</strong>
      <ArticleChip state={state} />
    </span>
  )
}
