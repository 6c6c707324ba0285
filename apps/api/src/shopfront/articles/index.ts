import type { Operations } from '../../core/contract.ts'
import { listArticles } from './list-articles.ts'

export const articles = { listArticles } satisfies Partial<Operations>
