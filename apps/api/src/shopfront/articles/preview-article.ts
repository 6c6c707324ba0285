import { cleanContent } from './clean-content.ts'
import type { Handler } from '../../core/contract.ts'

export const previewArticle: Handler<'previewArticle'> = (_, { body }) =>
  Promise.resolve({ status: 200, body: { content: cleanContent(body.content) } })
