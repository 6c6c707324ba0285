import type { SupportArticle } from '@bandari/sdk'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { List, SearchInput } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { paths } from '../paths.ts'
import { querying } from '../providers/granted.ts'
import { ChoiceFilter, choicesOf } from '../staff/list/ChoiceFilter.tsx'
import { CreateLink } from '../staff/list/CreateLink.tsx'
import { ListFailure } from '../staff/list/ListFailure.tsx'
import { listLook } from '../staff/list/list-look.ts'
import { ArticleRows } from './ArticleRows.tsx'
import { ArticleTable } from './ArticleTable.tsx'
import { stateWords } from './article-words.ts'

const searchLabel = 'Words of the title or summary'
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={searchLabel}
    inputProps={{ 'aria-label': searchLabel }}
  />,
]

const lastChangedFirst = { field: 'date_updated', order: 'DESC' } as const

/** News and reviews, drafts among them (decision 24). */
export function ArticleList() {
  return (
    <StaffOnly operation="listSupportArticles">
      <Page
        title="Articles"
        wide
        aside={<CreateLink to={paths.newArticle} label="Write article" operation="createArticle" />}
      >
        <List<SupportArticle>
          title={false}
          resource="support/articles"
          filters={filters}
          actions={false}
          exporter={false}
          sort={lastChangedFirst}
          perPage={25}
          empty={false}
          error={<ListFailure what="articles" />}
          queryOptions={querying}
          sx={listLook}
        >
          <ChoiceFilter legend="State" choices={choicesOf('state', Object.entries(stateWords))} />
          <Articles />
        </List>
      </Page>
    </StaffOnly>
  )
}

function Articles() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return isPhone ? <ArticleRows /> : <ArticleTable />
}
