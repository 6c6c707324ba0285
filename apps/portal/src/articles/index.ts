import Article from '@mui/icons-material/ArticleOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { staffResource } from '../staff/staff-resource.tsx'

export const articles = staffResource({
  name: 'support/articles',
  menu: { name: 'Articles', icon: Article },
  list: ['listSupportArticles', lazyPage(() => import('./ArticleList.tsx'), 'ArticleList')],
  create: ['createArticle', lazyPage(() => import('./ArticleCreate.tsx'), 'ArticleCreate')],
  edit: ['updateArticle', lazyPage(() => import('./ArticleEdit.tsx'), 'ArticleEdit')],
  recordRepresentation: 'title',
})
