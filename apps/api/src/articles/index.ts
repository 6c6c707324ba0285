import type { Operations } from '../contract.ts'
import { listArticles } from './list-articles.ts'

export const articles = { listArticles } satisfies Partial<Operations>
