import { t } from '../../language/translator.ts'

/** A listing's own title, or the order's number in words. */
export function subjectOf({ title, order }: { title: string; order: number | null }): string {
  return order === null ? title : t('portalMessages.orderNumber', { number: title })
}
