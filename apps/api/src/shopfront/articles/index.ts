import type { Operations } from '../../core/contract.ts'
import { createArticle } from './create-article.ts'
import { deleteArticle } from './delete-article.ts'
import { getSupportArticle } from './get-support-article.ts'
import { listArticles } from './list-articles.ts'
import { listSupportArticles } from './list-support-articles.ts'
import { previewArticle } from './preview-article.ts'
import { updateArticle } from './update-article.ts'
import { uploadArticlePicture } from './upload-article-picture.ts'

export const articles = {
  createArticle,
  deleteArticle,
  getSupportArticle,
  listArticles,
  listSupportArticles,
  previewArticle,
  updateArticle,
  uploadArticlePicture,
} satisfies Partial<Operations>
