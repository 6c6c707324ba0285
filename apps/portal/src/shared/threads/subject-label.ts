import { t } from '../../language/translator.ts'

interface Subject {
  title: string
  order: number | null
  request: number | null
  quote: number | null
}

/** A listing's own title, or in words what else it is about. */
export function subjectLabel({ title, order, request, quote }: Subject): string {
  if (order !== null) return t('portalMessages.orderNumber', { number: title })
  if (request !== null) return t('portalMessages.requestNumber', { reference: title })
  return quote === null ? title : t('portalMessages.quoteOf', { title })
}
