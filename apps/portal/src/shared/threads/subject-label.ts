import { t } from '../../language/translator.ts'

interface Subject {
  title: string
  order: number | null
  request: number | null
  quote: number | null
}

/** A listing's title, or the order, request or quote that the thread is about. */
export function subjectLabel({ title, order, request, quote }: Subject): string {
  if (order !== null) return t('portalMessages.orderNumber', { number: title })
  if (request !== null) return t('portalMessages.requestNumber', { reference: title })
  return quote === null ? title : t('portalMessages.quoteOf', { title })
}
