import type { SupportArticle } from '@bandari/sdk'
import type { MouseEvent } from 'react'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { momentWords } from '../staff/moment.ts'
import css from '../staff/list/StaffTable.module.css'
import { useMay } from '../staff/use-may.ts'
import { ArticleChip } from './ArticleChip.tsx'
import { publicationWords } from './article-words.ts'
import { NoArticles } from './NoArticles.tsx'

const Column = DataTable.Col<SupportArticle>

export function ArticleTable() {
  const isEditor = useMay('updateArticle')
  return (
    <DataTable<SupportArticle>
      rowClick={isEditor ? 'edit' : false}
      bulkActionButtons={false}
      empty={<NoArticles />}
    >
      <Column source="title" render={isEditor ? linkedTitle : ({ title }) => title} />
      <Column source="published_at" label="On the storefront" render={whenOf} />
      <Column source="date_updated" label="Last changed" render={changedOf} />
    </DataTable>
  )
}

/** The link is for the keyboard and for new tabs; a row answers to the mouse alone. */
function linkedTitle({ id, title }: SupportArticle) {
  const stop = (event: MouseEvent) => event.stopPropagation()
  return (
    <Link to={paths.article(id)} onClick={stop}>
      {title}
    </Link>
  )
}

function whenOf(article: SupportArticle) {
  return (
    <span className={css.stack}>
      <span>
        <ArticleChip state={article.state} />
      </span>
      <span>{publicationWords(article)}</span>
    </span>
  )
}

function changedOf({ date_updated }: SupportArticle) {
  return <span className={css.whole}>{momentWords(date_updated)}</span>
}
