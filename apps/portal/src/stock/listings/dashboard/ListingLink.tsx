import { Navigate, useParams } from 'react-router-dom'
import { NotFoundPage } from '../../../layout/NotFoundPage.tsx'
import { paths } from '../../../paths.ts'
import { positive } from '../../../shared/positive.ts'

const editors: Readonly<Record<string, (id: number) => string>> = {
  vehicles: (id) => paths.vehicleEditor(id),
  parts: (id) => paths.spareEditor(id),
}

/** `/vendor/{prod_class}/{prod_id}` opens the editor of that class (decisions 19). */
export function ListingLink() {
  const { prod_class: prodClass = '', prod_id: text = '' } = useParams()
  const id = positive(text)
  const editor = Object.hasOwn(editors, prodClass) ? editors[prodClass] : undefined
  if (id === null || !editor) return <NotFoundPage />
  return <Navigate to={editor(id)} replace />
}
