import { useEffect } from 'react'

const product = 'Bandari portal'

/** The window's title. React's own `<title>` would stand behind the one of index.html and be ignored. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${product}`
  }, [title])
}
