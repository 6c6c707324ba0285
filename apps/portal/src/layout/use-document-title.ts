import { useEffect } from 'react'
import { brand } from '../shared/brand.ts'
import { t } from '../language/translator.ts'

/** The window's title. React's own `<title>` would stand behind the one of index.html and be ignored. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${t('portal.product', { brand })}`
  }, [title])
}
