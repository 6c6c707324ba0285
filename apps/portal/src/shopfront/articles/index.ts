import Article from '@mui/icons-material/ArticleOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

export const articles = staffResource({
  name: 'support/articles',
  menu: { group: 'content', name: 'portal.menu.articles', icon: Article },
  list: [
    'listSupportArticles',
    lazyPage(() => import('./ArticleList.tsx'), 'ArticleList', ['staff', 'staffArticles']),
  ],
  create: [
    'createArticle',
    lazyPage(() => import('./ArticleCreate.tsx'), 'ArticleCreate', [
      'staff',
      'staffArticles',
      'staffContent',
    ]),
  ],
  edit: [
    'updateArticle',
    lazyPage(() => import('./ArticleEdit.tsx'), 'ArticleEdit', [
      'staff',
      'staffArticles',
      'staffContent',
    ]),
  ],
  recordRepresentation: 'title',
})
